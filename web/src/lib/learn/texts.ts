// The English texts of the lessons come with whatever shows the lessons: the first load can do without them.
import { addEnglish } from '$lib/text';
import english from '$locales/en/learn.ftl?raw';

addEnglish(english);
