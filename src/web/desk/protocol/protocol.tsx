import { data } from 'react-router';
import { ANSWER_LANGUAGES } from '#domain/safeguarding/answer-languages.ts';
import { DANGERS } from '#domain/safeguarding/dangers.ts';
import { PROTOCOL_STEPS } from '#domain/safeguarding/protocol.ts';
import type { Protocol as ProtocolData } from '#domain/safeguarding/protocols.ts';
import { deskContext, officerOf, withPasskey } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { Notice } from '../shell/notice.tsx';
import { useSaid } from '../shell/use-said.ts';
import type { Route } from './+types/protocol';
import { HelpLines } from './help-lines.tsx';
import { ProtocolForm } from './protocol-form.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(deskContext).readProtocols({ by: officerOf(context) });
}

type Answer = { said?: string; problem?: string };

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const by = officerOf(context);
  const form = await request.formData();
  const id = Number(formText(form, 'id'));
  const ask = () => {
    switch (formText(form, 'intent')) {
      case 'edit':
        return services.editProtocol({ by, protocol: protocolOf(form) });
      case 'add-line':
        return services.addHelpLine({
          by,
          line: {
            country: formText(form, 'country') || null,
            name: formText(form, 'name'),
            number: formText(form, 'number'),
            about: formText(form, 'about'),
            checkedOn: null,
          },
        });
      case 'tried':
        return services.confirmHelpLine({ by, id });
      case 'delete-line':
        return services.deleteHelpLine({ by, id });
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
  const { protocols, helpLines } = loaderData;
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
      <HelpLines lines={helpLines} />
    </main>
  );
}
