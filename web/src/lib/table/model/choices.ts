// Options of the open decision, grouped the way people look at them. Nothing here knows a rule: what is possible, what
// it costs and why not comes with every option.
import type { Choice } from '$lib/api/Choice';
import type { Gear } from '$lib/api/Gear';
import type { PendingState } from '$lib/api/PendingState';
import { parseAction, type Form, type ParsedAction } from '$lib/words/actions';

/** An option with its action read. */
export interface Option {
  choice: Choice;
  parsed: ParsedAction;
  possible: boolean;
}

/** Options under one heading: the key of its text, and whether the place to choose is on the board. */
export interface Group {
  heading: 'beg' | 'place' | 'pick' | 'choose' | 'decline';
  options: Option[];
}

/** A line of a worker's menu: actions to send together, and what is left to choose behind it. */
export interface MenuLine {
  at: { gear: Gear; space: number } | null;
  option: Option;
  /** The actions that choosing it sends, oldest first. */
  actions: string[];
  /** The kinds of a harvest, each sent with what leads to it. */
  kinds: { option: Option; actions: string[] }[];
}

export interface BuildChoice {
  building: string;
  forms: { form: Form; option: Option }[];
}

export function read(choice: Choice): Option {
  return { choice, parsed: parseAction(choice.action), possible: choice.refusal === undefined };
}

/** The options of a decision by heading, in the order they came. */
export function group(options: Choice[]): Group[] {
  const groups = new Map<Group['heading'], Option[]>();
  for (const option of options.map(read)) {
    const heading = headingOf(option.parsed);
    if (heading === null) continue;
    groups.set(heading, [...(groups.get(heading) ?? []), option]);
  }
  return [...groups].map(([heading, members]) => ({ heading, options: members }));
}

function headingOf(parsed: ParsedAction): Group['heading'] | null {
  switch (parsed.verb) {
    case 'beg':
    case 'place':
    case 'pick':
      return parsed.verb;
    case 'stop':
    case 'nothing':
      return 'decline';
    case 'end':
      return null;
    default:
      return 'choose';
  }
}

export const find = (options: Choice[], action: string): Choice | null =>
  options.find((choice) => choice.action === action) ?? null;

export const isPossible = (choice: Choice | null | undefined): choice is Choice =>
  choice !== null && choice !== undefined && choice.refusal === undefined;

/** The end of the turn, where it is listed. */
export const endOf = (options: Choice[]): Choice | null => find(options, 'end');

/** The menu of a worker: the action of its space first, then those further back, and none at the end. */
export function menu(pick: Choice): MenuLine[] {
  const worker = parseAction(pick.action);
  if (worker.verb !== 'pick') return [];
  return menuLines(pick.then ?? [], { gear: worker.gear, space: worker.space }, [pick.action]);
}

/** The menu of the worker taken back already, or of any action of the four cities. */
export function menuLines(
  choices: Choice[],
  reached: { gear: Gear; space: number } | null,
  before: string[] = [],
): MenuLine[] {
  const lines = choices.map((choice): MenuLine => {
    const option = read(choice);
    const actions = [...before, choice.action];
    const kinds = (choice.then ?? []).map((kind) => ({ option: read(kind), actions: [...actions, kind.action] }));
    return { at: aimOf(option.parsed, reached), option, actions, kinds };
  });
  if (reached === null) return lines;
  // The worker's own space matters most; numbers come ascending.
  const rank = ({ option: { parsed } }: MenuLine) =>
    parsed.verb === 'ahead' ? 1000 : parsed.verb === 'do' ? parsed.space : -1;
  return lines.sort((a, b) => rank(b) - rank(a));
}

function aimOf(parsed: ParsedAction, reached: { gear: Gear; space: number } | null): MenuLine['at'] {
  if (parsed.verb === 'do-any') return { gear: parsed.gear, space: parsed.space };
  if (reached === null) return null;
  if (parsed.verb === 'do') return { gear: reached.gear, space: parsed.space };
  if (parsed.verb === 'ahead') return { gear: reached.gear, space: reached.space + 1 };
  return null;
}

/** The space that the worker in hand had reached, as the innermost of what is owed tells. */
export function reachedSpace(pending: PendingState[]): { gear: Gear; space: number } | null {
  const last = pending.at(-1);
  if (last?.decision !== 'action') return null;
  const [gear, space] = last.at.split(' ');
  return { gear: gear as Gear, space: Number(space) };
}

/** Any action of the four cities, by gear. */
export function byGear(lines: MenuLine[]): { gear: Gear; lines: MenuLine[] }[] {
  const gears = new Map<Gear, MenuLine[]>();
  for (const line of lines) {
    if (line.at) gears.set(line.at.gear, [...(gears.get(line.at.gear) ?? []), line]);
  }
  return [...gears].map(([gear, members]) => ({ gear, lines: members }));
}

/** The ways to construct each building on offer. */
export function buildChoices(options: Choice[]): BuildChoice[] {
  const buildings = new Map<string, BuildChoice>();
  for (const option of options.map(read)) {
    if (option.parsed.verb !== 'build') continue;
    const { building, form } = option.parsed;
    const known = buildings.get(building) ?? { building, forms: [] };
    known.forms.push({ form, option });
    buildings.set(building, known);
  }
  return [...buildings.values()];
}

/** The pair to preselect while tiles are kept: what was kept, what is suggested, or the first on offer. */
export function suggestedPair(
  options: Choice[],
  kept: [string, string] | null,
  hint: string | null,
): [string, string] | null {
  if (kept) return kept;
  const action = (hint && find(options, hint)?.action) || options[0]?.action;
  const parsed = action === undefined ? null : parseAction(action);
  return parsed?.verb === 'keep' ? parsed.tiles : null;
}

/** The option that keeps two tiles, in whatever order they were picked. */
export function keepAction(options: Choice[], tiles: string[]): string | null {
  const wanted = options
    .map((choice) => choice.action)
    .filter((action) => {
      const parsed = parseAction(action);
      return parsed.verb === 'keep' && tiles.length === 2 && parsed.tiles.every((tile) => tiles.includes(tile));
    });
  return wanted[0] ?? null;
}
