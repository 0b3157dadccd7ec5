import { data, Link } from 'react-router';
import { ANSWER_LANGUAGES } from '#domain/safeguarding/answer-languages.ts';
import { DANGERS } from '#domain/safeguarding/dangers.ts';
import { PROTOCOL_STEPS } from '#domain/safeguarding/protocol.ts';
import type { Protocol as ProtocolData } from '#domain/safeguarding/protocols.ts';
import { deskContext, officerOf, withPasskey } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { Notice } from '../shell/notice.tsx';
import { useSaid } from '../shell/use-said.ts';
import type { Route } from './+types/protocol';
import { ProtocolForm } from './protocol-form.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(deskContext).readProtocols({ by: officerOf(context) });
}

type Answer = { said?: string; problem?: string };

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const by = officerOf(context);
  const form = await request.formData();
  const ask = () => {
    switch (formText(form, 'intent')) {
      case 'edit':
        return services.editProtocol({ by, protocol: protocolOf(form) });
      default:
        throw data(null, { status: 400 });
    }
  };
  const outcome = withPasskey(await ask(), request);
  if (outcome.kind === 'kept') return data<Answer>({ said: 'Kept.' });
  return data<Answer>({ problem: `Not kept yet. ${outcome.problem}` }, { status: 422 });
}

function protocolOf(form: FormData): ProtocolData {
  const danger = DANGERS.find((one) => one === formText(form, 'danger'));
  if (!danger) throw data(null, { status: 400 });
  const steps = PROTOCOL_STEPS.map((step) => [step, formText(form, `step-${step}`)]);
  const words = ANSWER_LANGUAGES.map(({ code }) => [code, formText(form, `words-${code}`)]);
  return { danger, steps: Object.fromEntries(steps), words: Object.fromEntries(words) };
}

export const meta: Route.MetaFunction = () => [{ title: 'Protocol – Desk' }];

export default function Protocol({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useSaid(answered);
  const { protocols } = loaderData;
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>Protocol</h1>
          <p>
            What officers do when somebody may be in danger, and the words and numbers that such a
            writer is given. No native reader of French, Urdu or Arabic has seen the prepared words
            yet; ask one before you rely on them.
          </p>
        </div>
      </div>
      <Notice answer={actionData} />
      {DANGERS.flatMap((danger) => protocols.filter((one) => one.danger === danger)).map(
        (protocol) => (
          <ProtocolForm key={protocol.danger} protocol={protocol} />
        ),
      )}
      <p>
        <Link to="/content/help-lines">Help lines</Link> stand with the public content: one list for
        answers to writers and for pages that are heavy.
      </p>
    </main>
  );
}
