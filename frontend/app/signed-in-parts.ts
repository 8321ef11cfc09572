import { BottomBar } from './bottom-bar.tsx';
import { MobileLogOut } from './mobile-log-out.tsx';
import { ProfileMenu } from './profile-menu.tsx';

/** The parts around every page of a signed-in person, which visitors need not fetch. */
export const SIGNED_IN_PARTS = { BottomBar, MobileLogOut, ProfileMenu };
