import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CategoryCode } from '#domain/options/categories.ts';
import { tilePicturePath } from '#domain/sharing/addresses.ts';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useTileKey } from '#web/ui/own-walls.ts';

/** It lies among a person's pictures: it names no text and no address. */
const FILE_NAME = 'my-tile.png';
const PNG = { type: 'image/png' };

type Props = {
  category: CategoryCode;
  hash: string;
  /** Not where the writer asks that nothing be passed on. */
  canBeShared?: boolean;
  /** What to think of first. */
  children?: ReactNode;
};

/** The tile as a picture: to keep for everybody, to send on where the device can. */
export function MyTile({ category, hash, canBeShared = true, children }: Props) {
  const keyOf = useTileKey();
  const path = tilePicturePath(keyOf(category), hash);
  const share = useShareTile(path);
  return (
    <div className="keep-tile">
      <div className="tools">
        <a className="tool" href={path} download={FILE_NAME}>
          <Icon name="save" />
          <Trans>Save my tile</Trans>
        </a>
        {canBeShared && share && (
          <button type="button" className="tool" onClick={share}>
            <Icon name="share" />
            <Trans>Share my tile</Trans>
          </button>
        )}
      </div>
      {children}
    </div>
  );
}

/** The picture itself and never its address, which is that of a text nobody has read yet. */
function useShareTile(path: string): (() => void) | null {
  const scriptRuns = useScriptRuns();
  if (!scriptRuns || !canShareFiles()) return null;
  return () =>
    void fetch(path)
      .then((answer) => answer.blob())
      .then((blob) => navigator.share({ files: [new File([blob], FILE_NAME, PNG)] }))
      .catch(() => {});
}

function canShareFiles(): boolean {
  return (
    typeof navigator.canShare === 'function' &&
    navigator.canShare({ files: [new File([], FILE_NAME, PNG)] })
  );
}
