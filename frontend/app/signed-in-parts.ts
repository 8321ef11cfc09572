import { BottomBar } from './bottom-bar.tsx';
import { MobileLogOut } from './mobile-log-out.tsx';
import { ProfileMenu } from './profile-menu.tsx';

/** The parts around every page of a signed-in person, in a chunk that visitors do not load. */
export const SIGNED_IN_PARTS = { BottomBar, MobileLogOut, ProfileMenu };
