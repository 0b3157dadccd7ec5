import { servicesContext } from '#web/services-context.ts';
import amiri from '#web/ui/fonts/amiri.woff2?url';
import literata from '#web/ui/fonts/literata-roman.woff2?url';
import nastaliq from '#web/ui/fonts/nastaliq.woff2?url';
import type { Route } from './+types/embed';
import { embedCard, quietCard } from './embed-card.ts';
import { embedPolicy, embedStyle } from './embed-style.ts';

const STYLE = embedStyle({ literata, nastaliq, amiri });
const POLICY = embedPolicy(STYLE);
const STATUS = { shared: 200, gone: 410, unknown: 404 } as const;

/** The only page that other sites may frame; it falls silent with its story. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { readSharedStory, site } = context.get(servicesContext);
  const outcome = await readSharedStory(params.hash);
  const options = { site, style: STYLE };
  const html =
    outcome.kind === 'shared'
      ? embedCard(outcome.story, options)
      : quietCard(outcome.kind, options);
  return new Response(html, {
    status: STATUS[outcome.kind],
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
