import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { RECEIPT_WORD_LIST } from './word-list.ts';

/** Every receipt ever given depends on each word's place. */
const FROZEN = '3ff84682fdb2debe9b0625adf86bfc9483f327104813d2f9bb7c735ffd973bff';

/** Nobody should have to copy these down after telling a hard story. */
const UNWELCOME =
  /^(ang(er|ry)|army|attack|bad|batt?le|blood|bomb|bull(y|et)|burn|coffin|cry|curse|dan?ger|dead|death|demon|devil|dirt|enemy|evil|fear|fight|filth|fool|ghost|grave|grief|gun|hate|hell|hunt|hurt|idiot|ill|jail|kill|knife|lie|loser|mad|mon(key|ster)|murder|nazi|pain|pig|poison|poor|pris|punish|rage|rat|scare|sad|shoot|sick|sin|skull|slave|snake|stab|steal|stupid|sword|terror|thief|threat|torture|ugly|victim|war|weak|weapon|wound|wreck|wrong)(s|ed|ing)?$/;
const OF_FAITH =
  /^(altar|amen|angel|beer|bible|bless|church|cross|faith|god|gospel|halo|ham|heaven|holy|hymn|idol|islam|monk|mosque|muslim|nun|pagan|pork|pray|priest|rabbi|saint|soul|temple|veil|wine|yoga|zodiac)(s|ed|ing)?$/;

describe('the list of receipt words', () => {
  test('has 2,048 different words in order', () => {
    expect(RECEIPT_WORD_LIST).toHaveLength(2048);
    expect(RECEIPT_WORD_LIST).toEqual([...new Set(RECEIPT_WORD_LIST)].toSorted());
  });

  test('has plain words of three to eight letters', () => {
    expect(RECEIPT_WORD_LIST.filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]);
  });

  test('tells every word by its first four letters', () => {
    const beginnings = RECEIPT_WORD_LIST.map((word) => word.slice(0, 4));
    expect(new Set(beginnings).size).toBe(RECEIPT_WORD_LIST.length);
  });

  test('has no word that is the beginning of another', () => {
    const inOrder = RECEIPT_WORD_LIST.filter((word, i) =>
      RECEIPT_WORD_LIST[i + 1]?.startsWith(word),
    );
    expect(inOrder).toEqual([]);
  });

  test('has no word that frightens, hurts or belongs to a faith', () => {
    expect(RECEIPT_WORD_LIST.filter((word) => UNWELCOME.test(word) || OF_FAITH.test(word))).toEqual(
      [],
    );
  });

  test('has not changed', () => {
    expect(createHash('sha256').update(RECEIPT_WORD_LIST.join(' ')).digest('hex')).toBe(FROZEN);
  });
});
