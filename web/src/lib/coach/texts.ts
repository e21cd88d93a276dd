// The English texts of the coach come with it: the first load can do without them.
import { addEnglish } from '$lib/text';
import english from '$locales/en/coach.ftl?raw';

addEnglish(english);
