/** What can slide in beside the board. */
export type DrawerName = 'log' | 'since' | 'chat' | 'help' | 'menu';
