/** Replaces the names of breakpoints with their media queries. */
export function customMedia(css: string): string;
