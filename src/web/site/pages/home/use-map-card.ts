import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressIn } from '#domain/options/locales.ts';
import { LOCALE } from '#web/words/locale.ts';
import { countryPath } from '../country-path.ts';
import type { CountryWords, HomeTold } from './home-told.ts';

/** By country, as the server hands them out. */
type CountryOpenings = Record<string, CountryWords>;

const ADDRESS = addressIn(LOCALE, '/countries/openings.json');
/** How far beside a star a finger may come down, in pixels. */
const REACH = 24;

/**
 * What a script adds to the map: the first press on a star opens its card, the second follows its link. Without
 * one, or with a key held that asks for another tab, a star is a link like any other.
 */
export function useMapCard(card: HomeTold['card']) {
  const [open, setOpen] = useState(card?.country);
  const [focused, setFocused] = useState<string | null>(null);
  const [openings, setOpenings] = useState<CountryOpenings>({});
  const asked = useRef(false);
  const finger = useRef(false);
  const navigate = useNavigate();

  /** When a hand comes near, so that the words are there before it presses. */
  const ask = () => {
    if (asked.current) return;
    asked.current = true;
    fetch(ADDRESS)
      .then(async (answer) => answer.ok && setOpenings((await answer.json()) as CountryOpenings))
      .catch(() => {
        // A card without words still leads to them.
        asked.current = false;
      });
  };

  const press = (event: MouseEvent<SVGSVGElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const country = finger.current
      ? nearestStar(event)
      : countryOf((event.target as Element).closest('a'));
    if (country === undefined) return;
    event.preventDefault();
    if (country === open) void navigate(countryPath(country));
    else setOpen(country);
  };

  const hands = {
    onPointerEnter: ask,
    onPointerDown: ({ pointerType }: PointerEvent) => {
      finger.current = pointerType === 'touch';
      ask();
    },
    onClick: press,
  };
  const given = card && card.country === open ? card : undefined;
  return {
    open,
    words: given ?? (open === undefined ? undefined : openings[open]),
    lit: focused ?? open,
    light: setFocused,
    hands,
  };
}

/** Stars lie close together in places, closer than a finger is wide. */
function nearestStar(event: MouseEvent<SVGSVGElement>): string | undefined {
  const near = [...event.currentTarget.querySelectorAll('a')].flatMap((link) => {
    const box = link.querySelector('circle')?.getBoundingClientRect();
    if (!box) return [];
    const away = Math.hypot(
      event.clientX - (box.x + box.width / 2),
      event.clientY - (box.y + box.height / 2),
    );
    return away <= REACH ? [{ country: countryOf(link), away }] : [];
  });
  return near.sort((a, b) => a.away - b.away)[0]?.country;
}

/** Of the country that a star leads to. */
function countryOf(link: Element | null): string | undefined {
  const address = link?.getAttribute('href');
  return new URLSearchParams(address?.split('?')[1]).get('country') ?? undefined;
}
