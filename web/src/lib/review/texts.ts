// The English texts of reviews come with whatever shows reviews: the first load can do without them.
import { addEnglish } from '$lib/text';
import english from '$locales/en/review.ftl?raw';

addEnglish(english);
