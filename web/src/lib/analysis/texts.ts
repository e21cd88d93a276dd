// The English texts of the analysis board come with whatever shows it: the first load can do without them.
import { addEnglish } from '$lib/text';
import english from '$locales/en/analysis.ftl?raw';

addEnglish(english);
