import { expect, test } from 'vitest';
import type { MoveMade } from '$lib/api/MoveMade';
import type { VariationTree } from '$lib/api/VariationTree';
import { DEEPEST_VARIATION, LONGEST_COMMENT } from '$lib/api/constants';
import { Tree, chainFrom, endsTurn, shortened } from '$lib/analysis/tree';
import { turnsOf } from '$lib/analysis/turns';

const made = (...actions: string[]): MoveMade[] =>
  actions.map((action, index) => ({
    ply: index + 1,
    seat: Number(action[0]),
    action: action.slice(2),
    automatic: false,
    round: 1,
    events: [],
  }));
const line = (...actions: string[]) => made(...actions).map(({ seat, action }) => ({ seat, action: action! }));
const GAME = made('0 place tikal', '0 end', '1 place uxmal', '1 end', '0 pick tikal 1', '0 do 1', '0 end');

test('moves of the game are found, others branch off', () => {
  const tree = new Tree(GAME);
  const second = tree.mainAt(2);
  // What the game did itself is no variation.
  expect(tree.extend(second, line('1 place uxmal', '1 end'))).toBe(tree.mainAt(4));
  const tried = tree.extend(second, line('1 place palenque', '1 end'));
  expect(tried.ply).toBe(4);
  expect(tree.place(tried)).toEqual({ ply: 2, line: line('1 place palenque', '1 end') });
  // The same again is the same, and what is new goes on from there.
  expect(tree.extend(second, line('1 place palenque', '1 end'))).toBe(tried);
  const deeper = tree.extend(second, line('1 place palenque', '1 place tikal'));
  expect(deeper.parent).toBe(tried.parent);
  expect(tree.place(tree.mainAt(5))).toEqual({ ply: 5, line: [] });
  expect(tree.mainAt(Infinity)).toBe(tree.main.at(-1));
  expect(tree.ends()).toEqual([tried, deeper]);
});

test('variations and comments are written as records hold them, and read again', () => {
  const tree = new Tree(GAME);
  tree.root.comment = 'The beginning';
  tree.mainAt(4).comment = 'Ana could\n<b>beg</b>';
  const tried = tree.extend(tree.mainAt(2), line('1 place palenque', '1 end', '0 place yaxchilan'));
  tried.comment = 'better';
  tree.extend(tried.parent!, line('0 place uxmal'));
  tree.extend(tree.mainAt(2), line('1 beg chaac'));
  tree.extend(tree.mainAt(7), line('1 place tikal'));
  const written: VariationTree = {
    comments: [
      { ply: 0, text: 'The beginning' },
      { ply: 4, text: 'Ana could\n<b>beg</b>' },
    ],
    variations: [
      {
        ply: 2,
        moves: line('1 place palenque', '1 end', '0 place yaxchilan'),
        // Counted from where the variation begins.
        comments: [{ ply: 3, text: 'better' }],
        variations: [{ ply: 2, moves: line('0 place uxmal'), comments: [], variations: [] }],
      },
      { ply: 2, moves: line('1 beg chaac'), comments: [], variations: [] },
      { ply: 7, moves: line('1 place tikal'), comments: [], variations: [] },
    ],
  };
  expect(tree.write()).toEqual(written);
  const again = new Tree(GAME);
  again.read(written);
  expect(again.write()).toEqual(written);
});

test('what a record says about a variation as a whole stands at its first move', () => {
  const tree = new Tree(GAME);
  const variation = { ply: 2, moves: line('1 beg chaac'), variations: [] };
  tree.read({
    comments: [],
    variations: [
      {
        ...variation,
        comments: [
          { ply: 0, text: 'an idea' },
          { ply: 1, text: 'begs' },
        ],
      },
    ],
  });
  expect(tree.write().variations[0]?.comments).toEqual([{ ply: 1, text: 'an idea\nbegs' }]);
  // What does not fit the game is left out.
  tree.read({ comments: [{ ply: 99, text: 'nowhere' }], variations: [{ ...variation, ply: 99, comments: [] }] });
  expect(tree.write().variations).toHaveLength(1);
});

/** What a record would hold of a tree, read into a tree of the same game. */
function copyOf(tree: Tree, game: MoveMade[]): Tree {
  const copy = new Tree(game);
  copy.read(JSON.parse(JSON.stringify(tree.write())) as VariationTree);
  return copy;
}

test('lines that leave the beginning stand beside the game', () => {
  for (const game of [GAME, []]) {
    const tree = new Tree(game);
    tree.root.comment = 'Hello';
    tree.extend(tree.root, line('0 place uxmal', '0 end'));
    tree.extend(tree.root, line('0 beg chaac')).comment = 'Why not?';
    const written: VariationTree = {
      comments: [{ ply: 0, text: 'Hello' }],
      variations: [
        { ply: 0, moves: line('0 place uxmal', '0 end'), comments: [], variations: [] },
        { ply: 0, moves: line('0 beg chaac'), comments: [{ ply: 1, text: 'Why not?' }], variations: [] },
      ],
    };
    expect(tree.write()).toEqual(written);
    // The comment on the beginning is said once, however often it is read and written.
    expect(copyOf(copyOf(tree, game), game).write()).toEqual(written);
  }
});

test('what a record says about a variation from the beginning stands at its first move', () => {
  const tree = new Tree(GAME);
  const comments = [{ ply: 0, text: 'an idea' }];
  tree.read({ comments: [], variations: [{ ply: 0, moves: line('0 beg chaac'), comments, variations: [] }] });
  expect(tree.root.comment).toBe('');
  expect(tree.extend(tree.root, line('0 beg chaac')).comment).toBe('an idea');
});

test('lines that branch off again and again do not lie deeper in each other than records allow', () => {
  const tree = new Tree(GAME);
  let node = tree.mainAt(2);
  for (let time = 0; time < 40; time++) {
    // Each time the second try is followed.
    tree.extend(node, line('1 place palenque'));
    node = tree.extend(node, line('1 place tikal'));
    node.comment = `Try ${time}`;
  }
  const depth = ({ variations }: VariationTree): number => Math.max(0, ...variations.map((each) => 1 + depth(each)));
  expect(depth(tree.write())).toBe(DEEPEST_VARIATION);
  // Nothing is lost, and nothing is said twice.
  const copy = copyOf(tree, GAME);
  const shape = (of: Tree) => of.ends().map((end) => [of.path(end).map(({ move }) => move?.action), end.comment]);
  expect(new Set(shape(copy).map(String))).toEqual(new Set(shape(tree).map(String)));
  const said = JSON.stringify(copy.write()).match(/Try \d+/g);
  expect(said).toHaveLength(40);
});

test('comments are cut between characters', () => {
  expect([...shortened('🌽'.repeat(LONGEST_COMMENT + 1))]).toHaveLength(LONGEST_COMMENT);
  expect(shortened('🌽')).toBe('🌽');
});

test('lines can be deleted, the game cannot', () => {
  const tree = new Tree(GAME);
  const tried = tree.extend(tree.mainAt(2), line('1 place palenque', '1 end'));
  const head = tried.parent!;
  expect(tree.isStub(head)).toBe(true);
  tried.comment = 'good';
  expect(tree.isStub(head)).toBe(false);
  expect(tree.isWithin(tried, head)).toBe(true);
  expect(tree.remove(head)).toBe(tree.mainAt(2));
  expect(tree.ends()).toEqual([]);
  expect(tree.remove(tree.mainAt(2))).toBe(tree.mainAt(2));
  expect(tree.main).toHaveLength(GAME.length + 1);
  expect(tree.isStub(tree.mainAt(6))).toBe(false);
});

test('a line is told turn by turn, with what was tried after the turn that it would replace', () => {
  const tree = new Tree(GAME);
  const tried = tree.extend(tree.mainAt(4), line('0 pick tikal 1', '0 nothing', '0 end'));
  const head = tree.path(tried).find(({ main }) => !main)!;
  tree.mainAt(3).comment = 'Hm';
  const turns = turnsOf(tree.main.slice(1), String);
  expect(turns.map(({ seat, nodes }) => [seat, nodes.length])).toEqual([
    [0, 2],
    [1, 2],
    [0, 3],
  ]);
  expect(turns[2]?.others).toEqual([head]);
  expect(turns[0]?.others).toEqual([]);
  expect(turns.map(({ comments }) => comments.map(({ text }) => text))).toEqual([[], ['Hm'], []]);
  // A variation does not tell of itself again.
  const own = turnsOf(chainFrom(head), String);
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({ last: tried, others: [] });
  expect(endsTurn(tried)).toBe(true);
  expect(endsTurn(head)).toBe(false);
});
