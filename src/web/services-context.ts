import { createContext } from 'react-router';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import type { TryStory } from '#services/campaigns/serve-preview.ts';
import type { PublicServices } from '#services/public-services.ts';

/** Import this only from files that Vite loads: a second copy would be another, empty context. */
export const servicesContext = createContext<PublicServices>();

/** All campaigns as they are served at the moment of this request, in the language of this build. */
export const campaignsContext = createContext<Campaigns>();

/** Of a request for a page of a draft, at its secret address. */
export type PreviewShown = { base: string; endsAt: Date; tryStory: TryStory };
export const previewContext = createContext<PreviewShown | null>(null);

/** For counting wrong codes; a page never shows or stores it. */
export type Visitor = { address: string };
export const visitorContext = createContext<Visitor>();
