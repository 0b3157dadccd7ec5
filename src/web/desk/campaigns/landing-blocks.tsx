import { useEffect } from 'react';
import { data, Form, Link, useNavigation } from 'react-router';
import { BLOCK_KINDS, mayMove, whyNotAdded } from '#domain/campaigns/arrange-blocks.ts';
import { missingWords } from '#domain/campaigns/missing-words.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/landing-blocks';
import { blockAction, blockName } from './block-action.ts';
import { type BlockLine, BlockRow, buttonId } from './block-row.tsx';
import { KIND_WORDS, WHY_NOT } from './block-words.ts';
import { ChangeMark } from './change-mark.tsx';
import { EditorHead } from './editor-head.tsx';
import { readEdited } from './read-edited.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { found, record } = await readEdited(context, params.slug);
  const { landing } = record;
  if (!landing) throw data(null, { status: 404 });
  const missing = missingWords(record);
  return {
    slug: params.slug,
    name: record.name.en,
    heading: landing.heading.en,
    seen: found.seen,
    written: found.written,
    change: found.changes.find(({ part }) => part === 'landing.blocks')?.kind ?? null,
    blocks: landing.blocks.map(
      (block, at): BlockLine => ({
        ...{ at, kind: block.kind, name: blockName(block) },
        lacks: missing.filter(({ part }) => part.startsWith(`landing.blocks.${at}.`)).length,
        up: mayMove(landing.blocks, at, 'up'),
        down: mayMove(landing.blocks, at, 'down'),
      }),
    ),
    kinds: BLOCK_KINDS.map((kind) => ({ kind, why: whyNotAdded(record, kind) })),
  };
}

export const action = blockAction;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Campaign'} – Landing – Desk` },
];

/** What its landing is made of: put on it, moved and taken out. Each press is kept at once. */
export default function LandingBlocks({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { slug, name, heading, seen, blocks, kinds, change, written } = loaderData;
  // An answer is there before the page that follows from it: until then the next press would be about the page before.
  const busy = useNavigation().state !== 'idle';
  const actionData = busy ? undefined : answer;
  const focused = actionData?.at === undefined ? null : buttonId(actionData.at, actionData.pressed);
  useEffect(() => {
    if (actionData && focused) document.getElementById(focused)?.focus();
  }, [actionData, focused]);
  return (
    <main
      className="dpage full"
      id="main"
      onSubmitCapture={(event) => busy && event.preventDefault()}
    >
      <EditorHead {...{ slug, name }} hasLanding page="Landing" />
      <p>
        The order here is the order on the page. Each press is kept in the draft at once; the words
        stand under <Link to={`/campaigns/${slug}/words#landing`}>Words</Link>.
      </p>
      <Notice answer={actionData} />
      {actionData?.out && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="seen" value={seen} />
          <input type="hidden" name="at" value={actionData.out.at} />
          <input type="hidden" name="block" value={actionData.out.block} />
          <button type="submit" className="btn small" name="intent" value="back">
            Undo: bring “{actionData.out.name}” back
          </button>
        </Form>
      )}
      <section className="wait" aria-labelledby="blocks">
        <h2 id="blocks">
          Blocks <span>{blocks.length}</span>
        </h2>
        <ol className="blks">
          <li className="blk">
            <div>
              <h3>Head</h3>
              <p>{heading}</p>
            </div>
            <p>Always first</p>
          </li>
          {blocks.map((line) => (
            <BlockRow key={line.at} {...{ line, seen, focused }} />
          ))}
        </ol>
        <ChangeMark kind={change} {...{ written }} />
      </section>
      <section className="wait" aria-labelledby="add">
        <h2 id="add">Add a block</h2>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="seen" value={seen} />
          <ul className="blks">
            {kinds.map(({ kind, why }) => (
              <li key={kind} className="blk">
                <div>
                  <h3 id={`kind-${kind}`}>{KIND_WORDS[kind][0]}</h3>
                  <p id={`why-${kind}`}>{why ? WHY_NOT[why] : KIND_WORDS[kind][1]}</p>
                </div>
                <button
                  type="submit"
                  className="btn small ghost"
                  name="intent"
                  value={`add-${kind}`}
                  aria-label={`Add: ${KIND_WORDS[kind][0]}`}
                  aria-describedby={`why-${kind}`}
                  aria-disabled={why ? true : undefined}
                >
                  Add
                </button>
              </li>
            ))}
          </ul>
        </Form>
      </section>
    </main>
  );
}
