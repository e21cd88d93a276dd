// A line of the tree in words, turn by turn.
import { logOf } from '$lib/table/log/history';
import type { Who } from '$lib/table/log/log';
import { t } from '$lib/text';
import { parseAction } from '$lib/words/actions';
import { wealthText } from '$lib/words/names';
import { endsTurn, type Node } from './tree';

/** A turn of a seat, tiles kept, or days chosen. */
export interface Turn {
  nodes: Node[];
  /** The position after it. */
  last: Node;
  seat: number;
  round: number;
  text: string;
  /** What was said about its positions, each with the number of its node. */
  comments: { id: number; text: string }[];
  /** The first moves of lines that were tried instead of a move of this turn. */
  others: Node[];
}

/** The turns of nodes that follow one another. */
export function turnsOf(line: readonly Node[], who: Who): Turn[] {
  const turns: Node[][] = [];
  let open = false;
  for (const node of line) {
    if (open) turns.at(-1)!.push(node);
    else turns.push([node]);
    open = !endsTurn(node);
  }
  return turns.map((nodes) => {
    const first = nodes[0]!;
    const seat = first.move?.seat ?? first.made?.seat ?? 0;
    return {
      nodes,
      last: nodes.at(-1)!,
      seat,
      round: first.made?.round ?? 0,
      text: wordsOf(nodes, seat, who),
      comments: nodes.flatMap(({ id, comment }) => (comment === '' ? [] : [{ id, text: comment }])),
      // What leaves the line where a line of its own begins is told beside the line that both leave.
      others: nodes.flatMap((node) => (node === line[0] && !node.main ? [] : siblings(node))),
    };
  });
}

const siblings = (node: Node): Node[] => (node.parent?.children ?? []).filter((other) => other !== node && !other.main);

function wordsOf(nodes: Node[], seat: number, who: Who): string {
  const kept = nodes[0]?.move ? parseAction(nodes[0].move.action) : null;
  // What tiles give is told once everybody has kept theirs; here each choice stands for itself.
  if (kept?.verb === 'keep')
    return t('table-deed-keep', { first: wealthText(kept.tiles[0]), second: wealthText(kept.tiles[1]) });
  const made = nodes.flatMap((node) => node.made ?? []);
  const entries = logOf(made, who).flatMap((round) => round.entries.filter(({ lines }) => lines.length > 0));
  const own = entries.filter((entry) => entry.seat !== null);
  // What the end of a turn sets off is told in one line each, after the turn.
  const between = entries.filter((entry) => entry.seat === null);
  const lines = [...own.flatMap((entry) => entry.lines), ...between.flatMap((entry) => entry.lines.slice(0, 1))];
  const told = lines.map((line) => {
    const text = line.parts.join(' · ');
    return line.seat === null || line.seat === seat ? text : t('log-by', { who: who(line.seat), text });
  });
  return told.join(' · ') || t('log-nothing');
}
