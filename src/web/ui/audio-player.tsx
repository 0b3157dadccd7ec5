import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useScriptRuns } from '../browser/script-runs.ts';
import { Icon } from './icon.tsx';
import { ProgressWall } from './progress-wall.tsx';
import { languageAttributes } from './text-language.ts';

type Sentence = { at: number; text: string };
type Props = { title: string; recorded: string; src: string; transcript: readonly Sentence[] };

/** Stars that light up as the recording plays. */
const STARS = 24;
/** Recordings and their transcripts are not translated. */
const RECORDED_IN = 'en';
const BACK_SECONDS = 15;
const SPEEDS = [1, 1.25, 1.5, 0.75];

/** A recording with its words beside it. Without a script the browser's own player stands here. */
export function AudioPlayer({ title, recorded, src, transcript }: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(0);
  const scriptRuns = useScriptRuns();

  // The file may be known before the script runs; then nothing more is announced.
  useEffect(() => setLength(lengthOf(audio.current)), []);

  const toggle = () => {
    if (playing) audio.current?.pause();
    else void audio.current?.play();
  };
  const seek = (seconds: number) => {
    if (audio.current) audio.current.currentTime = Math.max(0, seconds);
  };
  const nextSpeed = () => {
    const next = (speed + 1) % SPEEDS.length;
    setSpeed(next);
    if (audio.current) audio.current.playbackRate = SPEEDS[next] ?? 1;
  };
  const rate = <bdi dir="ltr">{SPEEDS[speed] ?? 1}×</bdi>;
  const current = transcript.findLastIndex((sentence) => sentence.at <= at + 0.05);

  return (
    <article className="player" aria-label={title}>
      <div className="deck">
        <div className="stack s">
          <h3>{title}</h3>
          <p className="label">{recorded}</p>
        </div>
        {/* biome-ignore lint/a11y/useMediaCaption: the transcript stands beside it */}
        <audio
          ref={audio}
          src={src}
          controls={!scriptRuns}
          preload="metadata"
          onDurationChange={(event) => setLength(lengthOf(event.currentTarget))}
          onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        />
        {scriptRuns && (
          <>
            <div className="scrub" dir="ltr">
              <ProgressWall
                done={length > 0 ? Math.floor((at / length) * STARS) : 0}
                goal={STARS}
                cols={STARS}
              />
              <p className="times">
                <span>{clock(at)}</span>
                <span>{clock(length)}</span>
              </p>
            </div>
            <div className="row">
              <button type="button" className="btn play" onClick={toggle}>
                <Icon name={playing ? 'pause' : 'play'} />
                {playing ? t`Pause` : t`Play`}
              </button>
              <button type="button" className="tool" onClick={() => seek(at - BACK_SECONDS)}>
                <Trans>Back {BACK_SECONDS} s</Trans>
              </button>
              <button type="button" className="tool" onClick={nextSpeed}>
                <Trans>Speed: {rate}</Trans>
              </button>
              <a className="go" href={src} download>
                <span>
                  <Trans>Download</Trans>
                </span>
              </a>
            </div>
          </>
        )}
      </div>
      <div className="transcript">
        <h4>
          <Trans>Transcript</Trans>
        </h4>
        <ol>
          {transcript.map((sentence, i) => (
            <li key={sentence.at} aria-current={playing && i === current ? 'true' : undefined}>
              <button type="button" className="as-link" onClick={() => seek(sentence.at)}>
                {clock(sentence.at)}
              </button>
              <span {...languageAttributes(RECORDED_IN)}>{sentence.text}</span>
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}

/** Nothing yet, and a stream without an end, count as no length. */
function lengthOf(audio: HTMLAudioElement | null): number {
  return audio && Number.isFinite(audio.duration) ? audio.duration : 0;
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
