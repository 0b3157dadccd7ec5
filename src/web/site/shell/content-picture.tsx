import { wordsIn } from '#domain/content/content.ts';
import type { Picture } from '#domain/content/content-records.ts';
import {
  PICTURE_FORMATS,
  PICTURE_TYPES,
  type PictureFormat,
  pictureAddress,
  widthsOf,
} from '#domain/content/pictures.ts';
import { LOCALE } from '#web/words/locale.ts';

/** A picture as a page shows it, in the page's language. */
export type ShownPicture = Pick<Picture, 'hash' | 'width' | 'height'> & {
  caption: string;
  alt: string;
  licence: string;
};

/** For loaders. None goes out with something unsaid. */
export function shownPictures(pictures: readonly Picture[]): ShownPicture[] {
  return pictures.flatMap(({ hash, width, height, caption, alt, licence }) =>
    caption && alt && licence
      ? [
          {
            hash,
            width,
            height,
            licence,
            caption: wordsIn(caption, LOCALE),
            alt: wordsIn(alt, LOCALE),
          },
        ]
      : [],
  );
}

type Props = { picture: ShownPicture; sizes: string };

/** Each browser takes the smallest that it can show; room is kept for it before it is there. */
export function ContentPicture({ picture, sizes }: Props) {
  const { hash, width, height, alt, caption, licence } = picture;
  const among = (format: PictureFormat) =>
    widthsOf(width)
      .map((one) => `${pictureAddress({ hash, width: one, format })} ${one}w`)
      .join(', ');
  const smaller = PICTURE_FORMATS.filter((format) => format !== 'jpg');
  return (
    <figure className="chosen-picture">
      <picture>
        {smaller.map((format) => (
          <source key={format} type={PICTURE_TYPES[format]} srcSet={among(format)} sizes={sizes} />
        ))}
        <img
          src={pictureAddress({ hash, width, format: 'jpg' })}
          srcSet={among('jpg')}
          {...{ sizes, width, height }}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <figcaption className="label">
        <span dir="auto">{caption}</span> <small dir="auto">{licence}</small>
      </figcaption>
    </figure>
  );
}
