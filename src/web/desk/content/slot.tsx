import { data, Link } from 'react-router';
import { CONTENT_ACTS, needsPasskeyForContent } from '#domain/content/content-acts.ts';
import type { ContentRecords } from '#domain/content/content-records.ts';
import { isContentSlot } from '#domain/content/content-slots.ts';
import { deskContext, hasShownPasskey, officerOf } from '../desk-context.ts';
import { Notice } from '../shell/notice.tsx';
import { useSaid } from '../shell/use-said.ts';
import type { Route } from './+types/slot';
import { DONE_CONTENT } from './act-words.ts';
import { ChoosePicture } from './choose-picture.tsx';
import { LineCheck } from './line-check.tsx';
import { PictureShown } from './picture-shown.tsx';
import { slotAction } from './slot-action.ts';
import { SlotBar, SlotChanges, SlotQuestion } from './slot-bar.tsx';
import { isPictures, SlotForm } from './slot-form.tsx';
import { typedOf } from './slot-record.ts';
import { SlotVersions } from './slot-versions.tsx';
import { SLOT_WORDS } from './slot-words.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { slot } = params;
  if (!isContentSlot(slot)) throw data(null, { status: 404 });
  const services = context.get(deskContext);
  const found = await services.readContentSlot({ by: officerOf(context), slot });
  const asked = new URL(request.url).searchParams;
  const fresh = hasShownPasskey(context);
  const { served, draft, ...rest } = found;
  return {
    ...rest,
    draft: draft && { mine: draft.mine, changedBy: draft.changedBy, asked: draft.asked },
    pictures: isPictures(slot)
      ? ((draft?.record ?? served) as ContentRecords['impact-pictures']).items
      : [],
    form: typedOf(slot, draft?.record ?? served),
    asking: CONTENT_ACTS.find((act) => act === asked.get('do') && found.acts.includes(act)) ?? null,
    back: Number(asked.get('back')) || null,
    did: Object.entries(DONE_CONTENT).find(([name]) => name === asked.get('did'))?.[1] ?? null,
    needPasskey: fresh ? [] : CONTENT_ACTS.filter(needsPasskeyForContent),
    timeZone: services.site.timeZone,
  };
}

export const action = slotAction;

export type SlotOnDesk = Route.ComponentProps['loaderData'];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? SLOT_WORDS[loaderData.slot].title : 'Content'} – Desk` },
];

/** One place on the public pages: its words, what will change, and every version. */
export default function Slot({ loaderData: one, actionData: answered }: Route.ComponentProps) {
  const actionData = useSaid(answered);
  const { title, lead } = SLOT_WORDS[one.slot];
  const { draft, notYet } = one;
  return (
    <main className="dgrid two-col" id="main">
      <div className="dpage">
        <div className="dhead">
          <div>
            <p className="crumb">
              <Link to="/content">Public content</Link>
            </p>
            <h1>{title}</h1>
            <p>{lead}</p>
          </div>
        </div>
        <Notice answer={actionData ?? (one.did ? { said: one.did } : undefined)} />
        {draft?.asked && (
          <blockquote className="ag-note">
            <b>{draft.changedBy}</b> asks {draft.mine ? 'another lead' : 'you'} to agree
            {draft.asked.note && `: “${draft.asked.note}”`}
          </blockquote>
        )}
        {notYet && draft && (
          <blockquote className="ag-note">
            <b>{notYet.by}</b>, what should change first: “{notYet.what}”
          </blockquote>
        )}
        <SlotQuestion key={one.asking} one={one} typed={actionData?.typed?.words} />
        {isPictures(one.slot) && (
          <ChoosePicture
            seen={one.seen}
            free={(SLOT_WORDS[one.slot].list?.most ?? 0) - Number(one.form.count)}
          />
        )}
        <SlotForm
          key={one.seen}
          slot={one.slot}
          seen={one.seen}
          typed={actionData?.typed ?? one.form}
          open={actionData !== undefined}
          above={(no) => one.pictures[no] && <PictureShown picture={one.pictures[no]} />}
          beside={(no) =>
            one.slot === 'help-lines' && (
              <LineCheck check={one.checks[no]} no={no} name={one.form[`${no}.name`] ?? ''} />
            )
          }
        />
        <SlotChanges one={one} />
        <SlotBar one={one} />
      </div>
      <aside className="dside" aria-label="Versions">
        <SlotVersions one={one} />
      </aside>
    </main>
  );
}
