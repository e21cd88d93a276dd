// The English texts of the rules come with whatever shows the rules: the first load can do without them.
import { addEnglish } from '$lib/text';
import english from '$locales/en/rules.ftl?raw';

addEnglish(english);
