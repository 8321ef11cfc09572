import { useEffect, useState } from 'react';

const HIDE_BELOW_PX = 50;
const SHADOW_BELOW_PX = 10;

/** Whether a header should hide (scrolling down past 50 px) and show a shadow (past 10 px). */
export function useScrollDirection(): { hidden: boolean; raised: boolean } {
  const [state, setState] = useState({ hidden: false, raised: false });

  useEffect(() => {
    let last = window.scrollY;
    // A reload may have restored the scroll position.
    setState({ hidden: false, raised: last > SHADOW_BELOW_PX });
    const onScroll = () => {
      const y = Math.max(window.scrollY, 0);
      if (y === last) return;
      const next = { hidden: y > last && y > HIDE_BELOW_PX, raised: y > SHADOW_BELOW_PX };
      last = y;
      setState((now) => (now.hidden === next.hidden && now.raised === next.raised ? now : next));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  return state;
}
