import { BottomBar } from './bottom-bar.tsx';
import { MobileLogOut } from './mobile-log-out.tsx';
import { ProfileMenu } from './profile-menu.tsx';

/** What stands around every page of a signed-in person; visitors need not fetch it. */
export const SIGNED_IN_PARTS = { BottomBar, MobileLogOut, ProfileMenu };
