import '../../early.ts';
import '@fontsource/fraunces/latin-400.css';
import '@fontsource/fraunces/latin-500.css';
import '../../styles/tokens.css';
import './studio.css';
import { createRoot } from 'react-dom/client';
import { Film } from './film.tsx';
import { Social } from './social.tsx';

const { body } = document;
/** The drawing that the page names. */
createRoot(body).render(body.dataset.drawing === 'film' ? <Film /> : <Social />);
