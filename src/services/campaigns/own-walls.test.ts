import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { findCampaign } from '#db/campaigns/kept-campaigns.ts';
import { type CampaignRecord, canonicalRecord } from '#domain/campaigns/campaign-record.ts';
import { drawnWall, PIGMENT_SET_NAMES, wallCode } from '#domain/motif/own-wall.ts';
import { numberStream } from '#domain/motif/seed.ts';
import { isSoundWall } from '#domain/motif/wall-verdict.ts';
import { WALL_HEX } from '#domain/motif/walls.ts';
import { type CampaignDesk, createCampaignDesk } from '#support/campaign-desk.ts';
import { newCampaign } from '#support/sample-campaign.ts';
import { FAMILIES } from '../../../tests/drills/hostile-families.ts';
import { recordHash } from './record-hash.ts';
import { readSnapshot } from './served-campaigns.ts';

const OWN = 'hankin-rose-58-2-283a50';
/** Light olive, on which words cannot be read. */
const UNREADABLE = 'hankin-rose-58-2-9aa86b';
const REFUSED = { kind: 'invalid', problems: [{ part: 'wall', problem: 'wall' }] };

const withWall = (wall: string): CampaignRecord =>
  newCampaign('alder-street', (copy) => {
    copy.wall = wall;
  });

let desk: CampaignDesk;
beforeAll(async () => {
  desk = await createCampaignDesk();
  await desk.start(desk.maryam, withWall('eid'));
});

const kept = async () => (await findCampaign(desk.db, 'alder-street'))?.draft?.record.wall;

/** As a desk that was taken over would write it, past every rule of the program. */
const writeDraft = (wall: string) => {
  const record = withWall(wall);
  return sql`UPDATE campaign_draft SET record = ${canonicalRecord(record)}::json, hash = ${recordHash(record)}
    WHERE campaign = 'alder-street'`.execute(desk.db);
};

describe('a wall that leads draw', () => {
  test('is kept when words can be read on it, and refused when not', async () => {
    expect(await desk.edit(desk.maryam, withWall(OWN))).toEqual({ kind: 'kept' });
    expect(await kept()).toBe(OWN);
    expect(await desk.edit(desk.maryam, withWall(UNREADABLE))).toEqual(REFUSED);
    expect(await kept()).toBe(OWN);
  });

  test('is no way into a style sheet: whatever is no wall is refused', async () => {
    const hostile = [
      ...['x}body{display:none', `${OWN};--wall:red`, 'url(https://example.org/)', `${OWN}\n`],
      ...['hankin-rose-58-2-283a50}', 'hankin-rose-58-2-red', '../../x', 'constructor'],
      ...Object.values(FAMILIES)
        .flat()
        .filter((one) => one !== ''),
    ];
    for (const wall of hostile) {
      expect(isSoundWall(wall), wall).toBe(false);
      const outcome = await desk.edit(desk.maryam, withWall(wall));
      expect(outcome, wall).toMatchObject({ kind: 'invalid' });
    }
    expect(await kept()).toBe(OWN);
  });

  test('cannot be put where words could not be read, by a desk that was taken over either', async () => {
    await expect(writeDraft(UNREADABLE)).rejects.toThrow('sound_wall');
    await expect(writeDraft(`${OWN}}body{}`)).rejects.toThrow('sound_wall');
    // The same hand, with a wall that may be had (control).
    await writeDraft('cross-sky-54-1-3d2650');
    expect(await kept()).toBe('cross-sky-54-1-3d2650');
  });

  test('is judged alike by the program and by the database', async () => {
    const next = numberStream(21);
    const walls = Array.from({ length: 400 }, () => {
      const paint = Math.floor(next() * 0x1000000)
        .toString(16)
        .padStart(6, '0');
      return wallCode({ ...drawnWall(next), paint });
    });
    const asked = [...walls, ...Object.keys(WALL_HEX), UNREADABLE, OWN];
    const { rows } = await sql<{ wall: string; sound: boolean }>`
      SELECT wall, is_sound_wall(wall) AS sound FROM unnest(${asked}::text[]) wall`.execute(
      desk.db,
    );
    expect(rows.map(({ wall, sound }) => [wall, sound])).toEqual(
      asked.map((wall) => [wall, isSoundWall(wall)]),
    );
    expect(new Set(rows.map(({ sound }) => sound)).size).toBe(2);
    expect(PIGMENT_SET_NAMES.every((name) => walls.some((wall) => wall.includes(name)))).toBe(true);
  });

  test('is served with its campaign, and changed by one lead afterwards', async () => {
    await desk.edit(desk.maryam, withWall(OWN));
    await desk.act('ask', desk.maryam);
    await desk.act('agree', desk.yusuf);
    const served = async () => (await readSnapshot(desk.db)).in('en').find('alder-street')?.wall;
    expect(await served()).toBe(OWN);
    await desk.edit(desk.maryam, withWall('rosette-violet-50-0-46243f'));
    expect(await desk.act('publish', desk.maryam)).toMatchObject({ kind: 'published', version: 1 });
    expect(await served()).toBe('rosette-violet-50-0-46243f');
  });
});
