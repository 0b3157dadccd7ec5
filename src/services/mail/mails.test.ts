import { describe, expect, test } from 'vitest';
import { TEXT_LANGUAGES } from '#domain/options/languages.ts';
import { addressIn } from '#domain/options/locales.ts';
import { WRITING_TYPES } from '#domain/options/writing-types.ts';
import { clauseWords, FIRST_CLAUSES } from '#domain/vetting/clauses.ts';
import { REMOVAL_GROUNDS } from '#domain/vetting/removal.ts';
import { SITE as site } from '#support/sample-site.ts';
import { approvalMail } from './approval-mail.ts';
import { questionMail } from './question-mail.ts';
import { quietMail } from './quiet-mail.ts';
import { refusalMail } from './refusal-mail.ts';
import { removalMail } from './removal-mail.ts';
import { languageToTellIn, MAIL_WORDS } from './words/mail-words.ts';

const STORY = {
  hash: '0123456789ab',
  category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
  campaign: 'jan29',
  shortened: false,
  faceChanged: false,
} as const;
const TITLES = { en: 'The window', fr: 'La fenêtre', ur: 'کھڑکی', ar: 'النافذة' };
const BODY = 'Words that belong to nobody’s mailbox.';
const NOTE = 'The second paragraph names a street.\nThe rest is lovely.';
const HOSTILE = '<b>"&\'{appeals}</title><img src=x>';

const KINDS = ['approval', 'refusal'] as const;
const LANGUAGES = TEXT_LANGUAGES.filter((one) => one.code !== 'other');
const CASES = KINDS.flatMap((kind) =>
  LANGUAGES.flatMap(({ code: language, direction }) =>
    WRITING_TYPES.map((writingType) => ({ kind, language, direction, writingType })),
  ),
);
type Case = (typeof CASES)[number];

function mailOf({ kind, language, writingType }: Case, title: string = TITLES[language]) {
  const story = { ...STORY, title, language, writingType, body: BODY };
  const reasons = [clauseWords(FIRST_CLAUSES[1], language).text];
  return kind === 'approval'
    ? approvalMail(story, site, 'writer@example.org')
    : refusalMail({ story, reasons, note: NOTE, eventNo: 42 }, site, 'writer@example.org');
}

describe.each(CASES)('the $kind mail of a $writingType in $language', (one) => {
  const mail = mailOf(one);
  const parts = [mail.text, mail.html];

  test('is complete: title, link, nothing left to fill in', () => {
    const url =
      one.kind === 'approval'
        ? 'https://hikaya.example/story/quebec-city-mosque-shooting/'
        : `https://hikaya.example${addressIn(one.language, '/jan29/tell')}`;
    for (const part of parts) {
      expect(part).toContain(TITLES[one.language]);
      expect(part).toContain(url);
      expect(part).not.toMatch(/[{}]|undefined|null/);
    }
    expect(mail.subject).toContain('Hikaya');
    expect(mail.subject).not.toMatch(/[{}\r\n]/);
    expect(mail.text.endsWith('\n')).toBe(true);
  });

  test('says its language and direction, and fetches nothing', () => {
    expect(mail.html).toContain(`<html lang="${one.language}" dir="${one.direction}">`);
    expect(mail.html).not.toMatch(/<(table|img|style|link|script)|url\(|src=/);
    const letters = mail.text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
    expect(letters > 150).toBe(one.direction === 'rtl');
  });

  test('lets no title become markup, nor fill in anything', () => {
    const hostile = mailOf(one, HOSTILE);
    expect(hostile.html).toContain(
      '&lt;b&gt;&quot;&amp;&#39;{appeals}&lt;/title&gt;&lt;img src=x&gt;',
    );
    expect(hostile.html).not.toMatch(/<b>|<img/);
    expect(hostile.text).toContain(HOSTILE);
    expect(hostile.subject).toBe(mail.subject);
  });

  test('never carries the words of the story, or an unkind one', () => {
    for (const part of parts) {
      expect(part).not.toContain(BODY);
      expect(part).not.toMatch(/reject|declin|refus|مسترد/i);
    }
  });
});

describe('a refusal', () => {
  const english = CASES.find((one) => one.kind === 'refusal' && one.language === 'en') as Case;

  test('gives the reason, the note and where to appeal', () => {
    const { text, html } = mailOf(english);
    expect(text).toContain(`  ${FIRST_CLAUSES[1].words.en}`);
    expect(text).toContain('  The second paragraph names a street.\n  The rest is lovely.');
    expect(html).toContain('names a street.<br>The rest is lovely.</blockquote>');
    expect(text).toContain('write to appeals@example.org and give the reference 0123456789ab');
  });

  test('leaves the officer’s line out where there is no note', () => {
    const story = { ...STORY, title: 'Plain', language: 'en', writingType: 'STORY' } as const;
    const { text } = refusalMail(
      { story, reasons: ['Because.'], note: null, eventNo: 1 },
      site,
      'w@example.org',
    );
    expect(text).not.toContain('adds:');
  });

  test('says no reason and nothing to change where a text came twice', () => {
    const story = { ...STORY, title: 'Plain', language: 'en', writingType: 'STORY' } as const;
    const mail = (reasons: string[]) =>
      refusalMail({ story, reasons, note: 'You sent it twice.', eventNo: 1 }, site, 'w@example.org')
        .text;
    const { because, again } = MAIL_WORDS.en.STORY.refusal;
    expect(mail([])).toContain('You sent it twice.');
    expect(mail([])).not.toContain(because);
    expect(mail([])).not.toContain(again);
    // The control: where there is a reason, both are said.
    expect(mail(['Because.'])).toContain(because);
    expect(mail(['Because.'])).toContain(again);
  });

  test('a story of the general form is sent again from /tell', () => {
    const story = {
      ...STORY,
      campaign: 'general',
      title: 'Plain',
      language: 'en',
      writingType: 'STORY',
    } as const;
    const mail = refusalMail(
      { story, reasons: ['Because.'], note: null, eventNo: 1 },
      site,
      'w@example.org',
    );
    expect(mail.text).toContain('https://hikaya.example/tell\n');
  });
});

describe('what a writer is told beside that', () => {
  const EACH = LANGUAGES.flatMap(({ code: language }) =>
    WRITING_TYPES.map((writingType) => ({ language, writingType })),
  );
  const to = 'w@example.org';

  test.each(EACH)('somebody asks about a $writingType in $language', (one) => {
    const story = { ...STORY, ...one, title: HOSTILE };
    const asked = { story, until: '2026-11-30', today: '2026-11-16', eventNo: 7 } as const;
    const mail = questionMail(asked, site, to);
    const receipts = `https://hikaya.example${addressIn(one.language, '/receipt')}`;
    expect(mail.text).toContain(receipts);
    expect(mail.text).toContain('30');
    expect(mail.text.replaceAll(HOSTILE, '')).not.toMatch(/[{}]|undefined|null/);
    expect(mail.html).not.toMatch(/<b>|<img/);
    expect(mail.name).toBe('question 0123456789ab 7');
  });

  test.each(EACH)('a $writingType in $language is taken down, and why', (one) => {
    const story = { ...STORY, ...one, title: TITLES[one.language] };
    const texts = REMOVAL_GROUNDS.map((ground) => {
      const { text } = removalMail({ story, ground, eventNo: 7 }, site, to);
      expect(text).toContain('appeals@example.org');
      expect(text).not.toMatch(/[{}]|undefined|null/);
      return text;
    });
    expect(new Set(texts).size).toBe(REMOVAL_GROUNDS.length);
  });

  test.each(EACH)('of a $writingType in $language something was left out', (one) => {
    const story = { ...STORY, ...one, title: TITLES[one.language] };
    const receipts = `https://hikaya.example${addressIn(one.language, '/receipt')}`;
    expect(approvalMail(story, site, to).text).not.toContain(receipts);
    for (const cut of [{ shortened: true }, { faceChanged: true }])
      expect(approvalMail({ ...story, ...cut }, site, to).text).toContain(receipts);
  });

  test.each(EACH)('a question about a $writingType in $language had no answer', (one) => {
    const story = { ...STORY, ...one, title: TITLES[one.language] };
    const about = { story, reasons: [], note: null, eventNo: 7 };
    const unanswered = refusalMail({ ...about, unanswered: true }, site, to).text;
    expect(unanswered).not.toBe(refusalMail(about, site, to).text);
    expect(unanswered).toContain('/jan29/tell');
    expect(unanswered).not.toMatch(/[{}]|undefined|null/);
  });
});

test('whoever wrote in a language we do not know is told in English, about a clause too', () => {
  const story = { ...STORY, title: 'Pencere', writingType: 'LETTER' } as const;
  const to = 'w@example.org';
  expect(approvalMail({ ...story, language: 'other' }, site, to)).toEqual(
    approvalMail({ ...story, language: 'en' }, site, to),
  );
  const { words } = FIRST_CLAUSES[1];
  const inEnglish = { text: words.en, language: 'en' };
  expect(clauseWords({ words }, 'other')).toEqual(inEnglish);
  expect(clauseWords({ words }, 'ur')).toEqual({ text: words.ur, language: 'ur' });
  expect(clauseWords({ words }, 'ar')).toEqual({ text: words.ar, language: 'ar' });
  // A clause of a lead who writes no Arabic.
  expect(clauseWords({ words: { ...words, ar: '' } }, 'ar')).toEqual(inEnglish);
});

test('every attempt at the same mail has the same name, and another decision has another', () => {
  const [approval, refusal] = KINDS.map((kind) => CASES.find((one) => one.kind === kind) as Case);
  expect(mailOf(approval as Case).name).toBe('approval 0123456789ab');
  expect(mailOf(refusal as Case).name).toBe('refusal 0123456789ab 42');
});

describe('a mail that was asked to name nothing', () => {
  const DECISIONS = ['published', 'not-as-it-is', 'asked', 'taken-down'] as const;
  const QUIET = LANGUAGES.flatMap(({ code: language, direction }) =>
    DECISIONS.map((decision) => ({ language, direction, decision })),
  );

  test.each(QUIET)('$decision, in $language', ({ language, direction, decision }) => {
    const name = 'approval 0123456789ab';
    const mail = quietMail({ name, language, decision }, site, 'writer@example.org');
    const receipts = `https://hikaya.example${addressIn(language, '/receipt')}`;
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`);
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/0123456789ab|appeals@|[{}]|undefined|null/);
      expect(part).not.toMatch(
        /\b(?:stor(?:y|ies)|letter|récit|lettre)\b|reject|declin|refus|مسترد/i,
      );
      for (const link of part.match(/https?:[^\s"<]+/g) ?? []) expect(link).toBe(receipts);
    }
    expect(mail.text).toContain(receipts);
    // Whoever sees the subject over a shoulder learns no decision.
    const other = decision === 'published' ? 'asked' : 'published';
    const { subject } = quietMail({ name, language, decision: other }, site, 'w@example.org');
    expect(mail.subject).toBe(subject);
  });
});

test.each([
  ['ur', 'en', 'ur'],
  ['fr', 'ur', 'fr'],
  ['ar', null, 'ar'],
  // English is where a link leads: nobody chose it.
  ['en', 'ur', 'ur'],
  ['en', 'en', 'en'],
  [null, 'fr', 'fr'],
  [null, 'other', 'en'],
  [null, null, 'en'],
] as const)('from a page in %s, a text in %s is told of in %s', (page, text, language) => {
  expect(languageToTellIn({ page, text })).toBe(language);
});
