// The English texts of puzzles come with whatever shows puzzles: the first load can do without them.
import { addEnglish } from '$lib/text';
import english from '$locales/en/puzzles.ftl?raw';

addEnglish(english);
