// The moves of a record and the lines that people tried beside them, as a tree. Whether a move is legal is not known
// here: only moves that the module has played get in.
import { DEEPEST_VARIATION, LONGEST_COMMENT } from '$lib/api/constants';
import type { LineMove } from '$lib/api/LineMove';
import type { MoveMade } from '$lib/api/MoveMade';
import type { PlyComment } from '$lib/api/PlyComment';
import type { VariationNode } from '$lib/api/VariationNode';
import type { VariationTree } from '$lib/api/VariationTree';

/** A position: what the moves from the root have led to. */
export interface Node {
  readonly id: number;
  readonly parent: Node | null;
  /** How many moves led here. */
  readonly ply: number;
  /** Whether the game itself came here. */
  readonly main: boolean;
  /** The last of these moves; none at the root, nor where the record keeps it secret. */
  readonly move: LineMove | null;
  /** That move with what it did, once that is known. */
  made: MoveMade | null;
  /** The game's own move first, then the others as they were tried. */
  readonly children: Node[];
  comment: string;
  /** Whether a click led here, rather than being forced or the rest of a click. */
  chosen: boolean;
  /** The child that was last looked at. */
  next: Node | null;
}

/** A place in the tree, as links and the module name it: so many moves of the record, then a line. */
export interface TreePlace {
  ply: number;
  line: LineMove[];
}

/** What can be changed; everybody else only reads. */
type Writable = { -readonly [K in keyof Node]: Node[K] };

const sameMove = (a: LineMove | null, b: LineMove): boolean => a?.seat === b.seat && a.action === b.action;

export class Tree {
  readonly root: Node;
  /** The moves of the game, the root first. */
  readonly main: readonly Node[];
  #next = 0;

  constructor(moves: MoveMade[]) {
    this.root = this.#node(null, null, null, true);
    const main = [this.root];
    for (const made of moves) {
      const move = made.action === null ? null : { seat: made.seat, action: made.action };
      main.push(this.#grow(main.at(-1)!, move, made, true));
    }
    this.main = main;
  }

  #node(parent: Node | null, move: LineMove | null, made: MoveMade | null, main: boolean): Writable {
    const ply = parent ? parent.ply + 1 : 0;
    return {
      id: this.#next++,
      parent,
      ply,
      main,
      move,
      made,
      children: [],
      comment: '',
      chosen: true,
      next: null,
    };
  }

  #grow(parent: Node, move: LineMove | null, made: MoveMade | null, main: boolean): Node {
    const node = this.#node(parent, move, made, main);
    parent.children.push(node);
    return node;
  }

  /** The nodes after the root that lead to one, itself included. */
  path(node: Node): Node[] {
    const path: Node[] = [];
    for (let each = node; each.parent; each = each.parent) path.unshift(each);
    return path;
  }

  /** How the module finds a node. */
  place(node: Node): TreePlace {
    const line = this.path(node).filter(({ main }) => !main);
    return { ply: node.ply - line.length, line: line.map(({ move }) => move!) };
  }

  /** The node at a place; moves that are not in the tree yet are put in. Told what they did, it remembers that. */
  extend(from: Node, line: LineMove[], made: MoveMade[] = []): Node {
    let node = from;
    for (const [index, move] of line.entries()) {
      const told = made[index] ?? null;
      const known = node.children.find((child) => sameMove(child.move, move));
      node = known ?? this.#grow(node, { seat: move.seat, action: move.action }, told, false);
      node.made ??= told;
    }
    return node;
  }

  /** The place in the game after so many moves, or its end. */
  mainAt(ply: number): Node {
    return this.main[Math.min(ply, this.main.length - 1)] ?? this.root;
  }

  /** Takes a line out, with everything after it; what is left to look at. The game's own moves stay. */
  remove(node: Node): Node {
    const { parent } = node;
    if (node.main || !parent) return node;
    parent.children.splice(parent.children.indexOf(node), 1);
    if (parent.next === node) parent.next = null;
    return parent;
  }

  /** Whether a node and all after it are no more than a turn begun: nobody has said anything about it or branched off. */
  isStub(node: Node): boolean {
    for (let each: Node | undefined = node; each; each = each.children[0])
      if (each.main || each.comment !== '' || each.children.length > 1) return false;
    return true;
  }

  /** Whether one node comes from another. */
  isWithin(node: Node, outer: Node): boolean {
    for (let each: Node | null = node; each; each = each.parent) if (each === outer) return true;
    return false;
  }

  /** Every end of a line beside the game. */
  ends(): Node[] {
    const ends: Node[] = [];
    const visit = (node: Node) => {
      if (node.children.length === 0 && !node.main) ends.push(node);
      node.children.forEach(visit);
    };
    visit(this.root);
    return ends;
  }

  /** The comments and variations, as records hold them. */
  write(): VariationTree {
    return {
      comments: commentsOn(this.main, 0),
      variations: this.main.flatMap((node, ply) =>
        node.children.filter(({ main }) => !main).flatMap((head) => variationsOf(ply, [node], head)),
      ),
    };
  }

  /** Puts in the comments and variations of a record. */
  read(notes: VariationTree): void {
    this.#read(notes, this.main);
  }

  #read({ comments, variations }: VariationTree, line: readonly Node[]): void {
    for (const { ply, text } of comments) {
      // What is said about a variation as a whole is said about its first move here.
      const node = line[ply === 0 && line !== this.main ? 1 : ply];
      if (node) node.comment = node.comment === '' ? text : shortened(`${node.comment}\n${text}`);
    }
    for (const variation of variations) {
      const from = line[variation.ply];
      if (!from) continue;
      const to = this.extend(from, variation.moves);
      this.#read(variation, [from, ...this.path(to).slice(from.ply)]);
    }
  }
}

/** A comment as long as records hold it: they count characters, and none is cut in two. */
export const shortened = (text: string): string => [...text].slice(0, LONGEST_COMMENT).join('');

/** What is said about the nodes of a line, the first of which is that many moves from where it begins. */
const commentsOn = (nodes: readonly Node[], first: number): PlyComment[] =>
  nodes.flatMap(({ comment }, index) => (comment === '' ? [] : [{ ply: first + index, text: comment }]));

/**
 * A line beside another, and what stands beside it in turn. `before`: the node where it leaves the other one, after so many moves
 * there, and any nodes that were written already and are repeated, because records hold no variations that lie deeper.
 */
function variationsOf(ply: number, before: Node[], head: Node, depth = 1): VariationNode[] {
  const own = chainFrom(head);
  const line = [...before, ...own];
  const inside: VariationNode[] = [];
  const beside: VariationNode[] = [];
  for (const [index, node] of own.entries()) {
    const at = before.length + index;
    for (const other of node.children.slice(1)) {
      if (depth < DEEPEST_VARIATION) inside.push(...variationsOf(at, [node], other, depth + 1));
      else beside.push(...variationsOf(ply, line.slice(0, at + 1), other, depth));
    }
  }
  const moves = line.slice(1).map(({ move }) => move!);
  return [{ ply, moves, comments: commentsOn(own, before.length), variations: inside }, ...beside];
}

/** A line as it was first tried: from its first node along the first children. */
export function chainFrom(head: Node): Node[] {
  const chain = [head];
  for (let node = head.children[0]; node; node = node.children[0]) chain.push(node);
  return chain;
}

const ENDS = new Set(['end', 'keep', 'days']);

/** Whether the move that led here was the last of its turn. */
export const endsTurn = ({ move }: Node): boolean => move === null || ENDS.has(move.action.split(' ')[0] ?? '');
