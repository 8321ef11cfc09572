import type { SyntheticEvent } from 'react';
import { Icon } from '../ui/icon.tsx';
import poster from './film/poster.webp';
import captions from './film/three-good-things.de.vtt';
import mp4 from './film/three-good-things.mp4';
import webm from './film/three-good-things.webm';
import { FILM_CAPTIONS, FILM_SECONDS } from './film-captions.ts';
import styles from './knowledge-film.module.css';

/** Turns on the captions, which tell the silent film: WebKit ignores `default`. */
function showCaptions({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void {
  for (const track of currentTarget.textTracks) track.mode = 'showing';
}

/** The film about the method, from the app's own origin. Loads only the poster before the person plays the film. */
export function KnowledgeFilm() {
  return (
    <figure className={`screen-only ${styles.film}`}>
      <video
        controls
        playsInline
        preload="none"
        width={1280}
        height={720}
        poster={poster}
        onLoadedMetadata={showCaptions}
        aria-label="Film: Three Good Things, drei gute Dinge"
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
        <track kind="captions" src={captions} srcLang="de" label="Deutsch" default />
      </video>
      <figcaption className="small">
        Drei gute Dinge, in {FILM_SECONDS}&nbsp;Sekunden. Der Film hat keinen Ton; die Untertitel erzählen
        ihn.
      </figcaption>
      <details>
        <summary className="target">
          Den Film lesen statt ansehen
          <Icon name="chevron" size={18} />
        </summary>
        <ol>
          {FILM_CAPTIONS.map(({ from, text, scene }) => (
            <li key={from}>
              <p>{text}</p>
              <p className="small">{scene}</p>
            </li>
          ))}
        </ol>
      </details>
    </figure>
  );
}
