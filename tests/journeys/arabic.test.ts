import { writeInLanguage } from './in-a-language.ts';

writeInLanguage('ar');
