import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/**
 * What a script adds to the wall. Pointing and focus unfold a tile without it; a finger can do neither, so its
 * first tap unfolds and its second follows the link. A click that no finger came before, as screen readers and
 * switches send it, always follows. Escape folds everything up until the hand moves on.
 */
export function useUnfolding() {
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const [shut, setShut] = useState(false);
  const finger = useRef(false);
  const shutAt = useRef<Element | null>(null);

  useEffect(() => {
    const foldUp = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      shutAt.current = document.querySelector('.speaks .t:hover');
      setUnfolded(null);
      setShut(true);
    };
    document.addEventListener('keydown', foldUp);
    return () => document.removeEventListener('keydown', foldUp);
  }, []);

  const pressed = (story: string) => (event: MouseEvent) => {
    const tapped = finger.current && event.detail > 0;
    finger.current = false;
    if (!tapped || unfolded === story) return;
    event.preventDefault();
    setUnfolded(story);
    setShut(false);
  };

  const hands = {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      finger.current = pointerType === 'touch';
    },
    onPointerCancel: () => {
      finger.current = false;
    },
    // Paper that goes leaves the pointer over another tile, although no hand moved.
    onPointerMove: ({ target, movementX, movementY }: PointerEvent) => {
      const moved = movementX !== 0 || movementY !== 0;
      if (shut && moved && (target as Element).closest('.t') !== shutAt.current) setShut(false);
    },
    onPointerLeave: () => setShut(false),
    onFocus: () => setShut(false),
  };
  return { unfolded, shut, hands, pressed };
}
