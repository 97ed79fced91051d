import { computed } from '@preact/signals';
import { lang } from '../shell/settings.ts';
import { de } from '../words/online-de.ts';
import { en } from '../words/online-en.ts';
import { fr } from '../words/online-fr.ts';

const dictionaries = { en, fr, de };

/** The texts of the online leaves, which are loaded with them. */
export const say = computed(() => dictionaries[lang.value]);
