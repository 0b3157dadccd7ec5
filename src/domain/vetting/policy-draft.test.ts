import { expect, test } from 'vitest';
import { checkPolicy, policyChanges } from './policy-draft.ts';

const KNOWN = ['general', 'sudan', 'eid'];

const POLICY = {
  twoOfficersUnder18: false,
  twoOfficersCampaigns: ['sudan'],
  publishDelayMinutes: 0,
  publishesPerHour: 60,
  readsPerHour: 150,
  readAgainPercent: 10,
  oneLeadMayOpen: false,
  declinesPerHour: 120,
};

test.each([
  [{ publishDelayMinutes: 0, publishesPerHour: 1 }, []],
  [{ publishDelayMinutes: 10_080, publishesPerHour: 1000 }, []],
  [{ publishDelayMinutes: -1, publishesPerHour: 0 }, ['publishDelayMinutes', 'publishesPerHour']],
  [
    { publishDelayMinutes: 10_081, publishesPerHour: 1001 },
    ['publishDelayMinutes', 'publishesPerHour'],
  ],
  [
    { publishDelayMinutes: 0.5, publishesPerHour: Number.NaN },
    ['publishDelayMinutes', 'publishesPerHour'],
  ],
  [{ declinesPerHour: 1 }, []],
  [{ declinesPerHour: 1001 }, ['declinesPerHour']],
])('%j is wrong in %j', (figures, fields) => {
  expect(Object.keys(checkPolicy({ ...POLICY, ...figures }, KNOWN).problems)).toEqual(fields);
});

test('a campaign that does not exist is left out', () => {
  const { policy } = checkPolicy({ ...POLICY, twoOfficersCampaigns: ['sudan', 'moon'] }, KNOWN);
  expect(policy.twoOfficersCampaigns).toEqual(['sudan']);
});

test('changes are told from what to what, and the order of campaigns is none', () => {
  const two = { ...POLICY, twoOfficersCampaigns: ['sudan', 'eid'] };
  expect(policyChanges(two, { ...two, twoOfficersCampaigns: ['eid', 'sudan'] })).toEqual([]);
  expect(
    policyChanges(two, {
      ...POLICY,
      twoOfficersUnder18: true,
      publishDelayMinutes: 30,
      declinesPerHour: 60,
    }),
  ).toEqual([
    'Two officers for writers under 18: no, now yes.',
    'Two officers for campaigns: eid, sudan, now sudan.',
    'Minutes before publication: 0, now 30.',
    'Declined per hour: 120, now 60.',
  ]);
});
