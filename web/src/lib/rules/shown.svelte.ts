// The rules beside whatever is shown: one drawer for the whole client, opened at a paragraph.
let at = $state.raw<{ rule: string | null } | null>(null);
/** What the pointer or the focus is on, for the key that asks about it. */
let about: string | null = null;

export const rulesShown = (): { rule: string | null } | null => at;

export function openRules(rule: string | null = null): void {
  at = { rule };
}

export function closeRules(): void {
  at = null;
}

/** Says which paragraph speaks of what is pointed at; none: nothing is. */
export function pointAt(rule: string | null): void {
  about = rule;
}

export const pointedRule = (): string | null => about;
