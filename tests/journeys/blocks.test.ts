import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '#support/product.ts';
import { enrols, goesOnWithoutScripts, type Officer } from './officer.ts';

let product: Product;
let lina: Officer;
beforeAll(async () => {
  product = await openProduct(['web', 'desk', 'worker']);
});
afterAll(() => product.close());

const NAME = 'Letters to Alder Street';

async function makesDraft(): Promise<void> {
  lina = await enrols(product, 'Lina', 'finger', '--lead');
  await lina.goes('More');
  await lina.goes('Campaigns');
  await lina.goes('Make a campaign');
  await lina.writesInto('What is it called?', NAME);
  await lina.writesInto('Address', 'alder-street');
  await lina.writesInto('Who is it to?', 'The congregation');
  await lina.chooses('Filed under', 'Islamophobia');
  await lina.writesInto('Why now? Two sentences.', 'A fire took the prayer hall.');
  await lina.goes('Make the draft');
  await lina.isOnPage('Words');
}

const headings = async (lead: Officer) =>
  (await lead.textsOf('.blks:first-of-type h3')).slice(0, 6);

test('a lead sets what the form asks and what the landing is made of, with a script and without one', {
  timeout: 240_000,
}, async () => {
  await makesDraft();
  const bare = await goesOnWithoutScripts(product, lina, 'phone');
  for (const [n, lead] of [lina, bare].entries()) {
    if (!lead.scripts)
      await lead.arrivesAt(`${product.deskOrigin}/desk/campaigns/alder-street/words`);
    await lead.touchesLinkTo('/desk/campaigns/alder-street/form');
    await lead.isOnPage('Form');
    // What is refused is an answer with that status.
    lead.expects(/status of 422/);
    const goal = n === 0 ? '320' : '400';

    // Refused, with what was typed.
    await lead.clears('Gather letters towards a number');
    await lead.type('many');
    await lead.writesInto('Add recipients', `The children ${n}`);
    await lead.goes('Save: Form');
    await lead.sees('Not kept yet. A goal is a number, such as 320, or nothing.');
    expect(await lead.whatStandsIn('Add recipients')).toBe(`The children ${n}`);

    await lead.clears('Gather letters towards a number');
    await lead.type(goal);
    await lead.goes('Save: Form');
    await lead.sees('Kept in the draft. Nothing is public yet.');
    expect(await lead.whatStandsIn('Gather letters towards a number')).toBe(goal);
    expect(await lead.whatStandsIn(`Recipient ${n + 2}`)).toBe(`The children ${n}`);
    await lead.reloads();
    expect(await lead.whatStandsIn('Gather letters towards a number')).toBe(goal);

    await lead.touchesLinkTo('/desk/campaigns/alder-street/landing');
    await lead.isOnPage('Landing');
    const begun = await headings(lead);
    expect(begun.slice(0, 3)).toEqual(['Head', 'The newest letters', 'How to write one']);
    await lead.goes('Add: Tips and notes');
    await lead.sees(/^“Tips and notes” is added: third of four\./);
    await lead.goes('Up: Tips and notes');
    await lead.sees('“Tips and notes” is now second of four.');
    // The hand is where it was: the next press moves the same block.
    await lead.isAt('Up: Tips and notes');
    await lead.press('Enter');
    await lead.sees('“Tips and notes” is now first of four.');
    expect((await headings(lead)).slice(0, 3)).toEqual([
      ...['Head', 'Tips and notes', 'The newest letters'],
    ]);
    await lead.isAt('Up: Tips and notes');
    await lead.press('Enter');
    await lead.sees('It cannot stand there.');
    if (lead.scripts) {
      await lead.tabsTo('Up: Tips and notes');
      await lead.press('Alt+ArrowDown');
      await lead.sees('“Tips and notes” is now second of four.');
      await lead.press('Alt+ArrowUp');
      await lead.sees('“Tips and notes” is now first of four.');
    }

    await lead.goes('Take out: The newest letters');
    await lead.sees('“The newest letters” is taken out.');
    await lead.goes('Undo: bring “The newest letters” back');
    await lead.sees('Brought back: second of four.');
    await lead.goes('Take out: Tips and notes');
    await lead.sees('“Tips and notes” is taken out.');
    await lead.tabsTo('Add: A quiet line');
    await lead.press('Enter');
    await lead.sees('A quiet line: For quiet rooms only.');
    expect(await headings(lead)).toEqual(begun);
  }
});
