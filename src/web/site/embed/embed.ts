import { tileKey } from '#domain/motif/own-wall.ts';
import { categoryLabel } from '#domain/options/categories.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { campaignsContext, servicesContext } from '#web/services-context.ts';
import literata from '#web/ui/fonts/literata-roman.woff2?url';
import naskh from '#web/ui/fonts/naskh.woff2?url';
import nastaliq from '#web/ui/fonts/nastaliq.woff2?url';
import { spokenBeside } from '#words/text-words.ts';
import type { Route } from './+types/embed';
import { embedCard, quietCard } from './embed-card.ts';
import { embedPolicy, embedStyle } from './embed-style.ts';

const STYLE = embedStyle({ literata, naskh, nastaliq });
const POLICY = embedPolicy(STYLE);
const STATUS = { shared: 200, gone: 410, unknown: 404 } as const;

/** The only page that other sites may frame; it falls silent with its story. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { readSharedStory, nameIn, site } = context.get(servicesContext);
  const outcome = await readSharedStory(params.hash);
  const options = { site, style: STYLE };
  const subjectOf = ({ language, category }: ListedStory) =>
    nameIn(spokenBeside(language), 'subject', categoryLabel(category));
  const room =
    outcome.kind === 'shared'
      ? context.get(campaignsContext).ofCategory(outcome.story.category)
      : undefined;
  const html =
    outcome.kind === 'shared'
      ? embedCard(outcome.story, {
          ...options,
          subject: subjectOf(outcome.story),
          quiet: room?.remembrance === true,
          tile: (room && tileKey(room)) ?? outcome.story.category,
        })
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
