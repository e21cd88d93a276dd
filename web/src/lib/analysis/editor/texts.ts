// The English texts of the editor come with it: the first load can do without them.
import { addEnglish } from '$lib/text';
import english from '$locales/en/editor.ftl?raw';

addEnglish(english);
