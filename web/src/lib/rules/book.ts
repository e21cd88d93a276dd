// The rules as sections of paragraphs in the current language. A paragraph has an id, so that everything can point to it.
import type { Gear } from '$lib/api/Gear';
import type { Technology } from '$lib/api/Technology';
import { labelOf, type Label } from '$lib/board/labels';
import {
  actionAt,
  allBuildings,
  allMonuments,
  allWealthTiles,
  blocksToReach,
  BONUS_LEVEL,
  GEARS,
  isFreeChoice,
  lastSpace,
  levelFigures,
  playerCounts,
  TECHNOLOGIES,
  temples,
} from '$lib/facts/components';
import * as names from '$lib/words/names';
import { list, t, type Args } from '$lib/text';
import { figures } from './figures';
import { legend } from './legend';
import { levelSigns } from './levels';
import { levelRule, spaceRule } from './links';
import './texts';

export interface Paragraph {
  id: string;
  title: string;
  text: string;
  /** A list under the text: the tiles of a kind. */
  rows: string[];
  /** Drawn under the text; it shows what the rows tell. */
  picture?: PictureName | undefined;
  /** Stands beside the title, as on the board. */
  sign?: Label | null;
  /** The gear whose colour the sign has. */
  gear?: Gear;
}

/** What can be drawn; a gear stands for itself. */
export type PictureName =
  | Gear
  | 'board'
  | 'legend'
  | 'turn'
  | 'pick'
  | 'placing-costs'
  | 'goods'
  | 'jungle'
  | 'market'
  | 'technologies'
  | 'temples'
  | 'calendar'
  | 'food-day'
  | 'kinds'
  | 'age1'
  | 'age2'
  | 'monuments'
  | 'wealth';

export interface Section {
  id: string;
  title: string;
  /** Drawn above its paragraphs. */
  picture?: PictureName | undefined;
  paragraphs: Paragraph[];
}

/** Paragraphs that are a title and a text of their own, by section; `*` stands for those made from the tables. */
const PLAIN: Record<string, string[]> = {
  aim: ['aim', 'aim-points', 'gears', 'round', 'goods', 'setup', '*players', 'dummies'],
  signs: ['*signs'],
  turn: [
    ...['turn', 'undo', 'place', 'place-cost', 'place-pay', 'pick', 'pick-action', 'step-back', 'free-choice'],
    ...['order', 'offered', 'optional', 'lost', 'beg', 'must-beg', 'pity', 'end-turn'],
  ],
  palenque: ['palenque', '*spaces', 'burn', 'tiles'],
  yaxchilan: ['*spaces'],
  tikal: ['*spaces'],
  uxmal: ['*spaces', 'market'],
  'chichen-itza': ['chichen-itza', '*spaces'],
  skulls: ['skulls', 'skulls-use'],
  technologies: [
    'advance',
    'beyond',
    'free-advance',
    'bonus-lost',
    '*levels',
    'technology-where',
    'architecture-once',
    'architecture-level',
    'architecture-nested',
  ],
  temples: ['climb', 'top', 'anger', '*temples'],
  food: ['food', 'feed', 'mid-age', 'end-of-age', 'leader', 'jumped'],
  buildings: [
    ...['build', 'build-second', 'kinds', 'farms', 'grants', 'display', 'ages', 'monuments'],
    ...['*age1', '*age2', '*monuments', '*wealth'],
  ],
  calendar: [...['start-space', 'start-player', 'tooth', 'advance-day', 'two-days', 'two-days-not', 'pushed']],
  end: ['end', 'final', 'tie', 'below'],
  absence: ['resign', 'away'],
};

/** Which paragraphs have a picture. */
const PICTURES: Record<string, PictureName> = {
  gears: 'board',
  goods: 'goods',
  signs: 'legend',
  turn: 'turn',
  'place-cost': 'placing-costs',
  'step-back': 'pick',
  palenque: 'jungle',
  market: 'market',
  advance: 'technologies',
  climb: 'temples',
  food: 'calendar',
  feed: 'food-day',
  kinds: 'kinds',
  'list-age1': 'age1',
  'list-age2': 'age2',
  'list-monuments': 'monuments',
  'list-wealth': 'wealth',
};

/** The whole book. Cheap enough to be made anew whenever the language changes. */
export function book(): Section[] {
  const args = figures();
  return Object.entries(PLAIN).map(([id, paragraphs]) => ({
    id: `section-${id}`,
    title: t(`rules-section-${id}`, isGear(id) ? { gear: names.gearName(id) } : {}),
    picture: isGear(id) ? id : undefined,
    paragraphs: paragraphs.flatMap((each) => (each.startsWith('*') ? made(each, id, args) : [plain(each, args)])),
  }));
}

const isGear = (id: string): id is Gear => (GEARS as string[]).includes(id);

const paragraph = (id: string, title: string, text: string, rows: string[] = []): Paragraph => ({
  id,
  title,
  text,
  rows,
  picture: PICTURES[id],
});

function plain(id: string, args: Args): Paragraph {
  const own = id === 'beyond' ? { blocks: blocksToReach(BONUS_LEVEL) } : {};
  return paragraph(id, t(`rules-${id}-title`), t(`rules-${id}`, { ...args, ...own }));
}

function made(what: string, section: string, args: Args): Paragraph[] {
  switch (what) {
    case '*players':
      return [paragraph('setup-players', t('rules-setup-players-title'), '', players())];
    case '*signs':
      return [
        paragraph(
          'signs',
          t('rules-signs-title'),
          '',
          legend().flatMap(({ signs }) => signs.map((each) => each.text)),
        ),
      ];
    case '*spaces':
      return isGear(section) ? spaces(section, args) : [];
    case '*levels':
      return TECHNOLOGIES.flatMap((technology) => levels(technology, args));
    case '*temples':
      return temples.map(({ id }) => templeParagraph(id));
    case '*age1':
    case '*age2': {
      const age = what === '*age1' ? 1 : 2;
      const tiles = allBuildings.filter((tile) => tile.age === age);
      const rows = tiles.map(({ id }) => tileRow(names.buildingName(id), names.buildingCost(id)));
      return [paragraph(`list-age${age}`, t(`rules-list-age${age}-title`), '', counted(rows))];
    }
    case '*monuments': {
      // The short words on a tile leave out what a rule must say, such as whether a monument counts itself.
      const rows = allMonuments.map(({ id, kind }) =>
        t('rules-monument-row', {
          kind: t(`names-monument-kind-${kind}`),
          effect: names.monumentEffect(id),
          cost: names.monumentCost(id),
        }),
      );
      return [paragraph('list-monuments', t('rules-list-monuments-title'), '', rows)];
    }
    default: {
      const rows = allWealthTiles.map(({ id }) => names.wealthText(id));
      return [paragraph('list-wealth', t('rules-list-wealth-title'), '', rows)];
    }
  }
}

const tileRow = (tile: string, cost: string): string => t('rules-tile-cost', { tile, cost });

/** The same tile several times is told once, with how often it is there. */
function counted(rows: string[]): string[] {
  const kinds = [...new Set(rows)];
  return kinds.map((row) => {
    const count = rows.filter((each) => each === row).length;
    return count > 1 ? t('rules-tile-count', { row, count }) : row;
  });
}

function players(): string[] {
  return playerCounts.map((of) =>
    t(of.dummy_workers > 0 ? 'rules-setup-players' : 'rules-setup-players-all', {
      players: of.players,
      monuments: of.monuments,
      fields: of.harvest_tiles_per_group,
      dummies: of.dummy_workers,
    }),
  );
}

/** Every action space of a gear, those of free choice together. */
function spaces(gear: Gear, args: Args): Paragraph[] {
  const all = Array.from({ length: lastSpace(gear) }, (_, i) => i + 1).filter((space) => !isFreeChoice(gear, space));
  return all.map((space) => ({
    ...paragraph(spaceRule(gear, space), names.spaceName({ gear, space }), spaceWords(gear, space, args)),
    sign: labelOf(gear, space),
    gear,
  }));
}

function spaceWords(gear: Gear, space: number, args: Args): string {
  const own = (figures: Args) => t(`rules-${gear}-${space}`, { ...args, ...figures });
  const action = actionAt(gear, space);
  switch (action?.action) {
    case 'fish':
      return t('rules-fish', { corn: action.corn });
    case 'harvest':
      return t(action.wood > 0 ? 'rules-harvest-wood' : 'rules-harvest', { corn: action.corn, wood: action.wood });
    case 'take':
      return t(action.goods.skull ? 'rules-take-skull' : 'rules-take', { goods: names.goodsText(action.goods) });
    case 'skull':
      return t(action.block ? 'rules-skull-block' : 'rules-skull', {
        points: action.points,
        temple: names.templeName(action.temple),
      });
    case 'climb-for-blocks':
      return own({ blocks: action.blocks });
    case 'climb-for-corn':
    case 'build-with-corn':
    case 'any-action':
      return own({ corn: action.corn });
    default:
      return own({});
  }
}

function levels(technology: Technology, args: Args): Paragraph[] {
  const name = names.technologyName(technology);
  return Array.from({ length: BONUS_LEVEL }, (_, index) => {
    const level = index + 1;
    const id = levelRule(technology, level);
    const title =
      level === BONUS_LEVEL
        ? t('rules-bonus-title', { technology: name })
        : t('rules-level-title', { technology: name, level });
    const { amount: more, corn } = levelFigures(technology, level);
    const text = t(`rules-${id}`, { ...args, more, corn });
    return { ...paragraph(id, title, text), sign: levelSigns(technology, level) };
  });
}

function templeParagraph(id: (typeof temples)[number]['id']): Paragraph {
  const { steps, leader_bonus: bonus } = temples.find((each) => each.id === id) ?? temples[0]!;
  const gains = steps.flatMap(({ gain }) => (gain ? [gain] : []));
  const goods = [...new Set(gains)].map((good) =>
    names.amountObject(good, gains.filter((each) => each === good).length),
  );
  const temple = names.templeName(id);
  const text = t('rules-temple', {
    steps: list(steps.map(({ points }) => String(points).replace('-', '−'))),
    goods: list(goods),
    age1: bonus.age1,
    age2: bonus.age2,
  });
  return paragraph(`temple-${id}`, t('rules-temple-title', { temple }), text);
}
