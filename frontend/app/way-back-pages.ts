import { ConfirmAddressPage } from '../address/confirm-address-page.tsx';
import { UndoAddressChangePage } from '../address/undo-address-change-page.tsx';
import { ExportLinkPage } from '../export-link/export-link-page.tsx';
import { WAY_BACK_PATHS } from '../lib/paths.ts';
import { RecoveryPage } from '../recovery-sheet/recovery-page.tsx';
import { ForgottenPasswordPage } from '../reset/forgotten-password-page.tsx';
import { NewPasswordPage } from '../reset/new-password-page.tsx';

/** The pages of the ways back into an account. */
export const WAY_BACK_PAGES = {
  [WAY_BACK_PATHS.forgottenPassword]: ForgottenPasswordPage,
  [WAY_BACK_PATHS.newPassword]: NewPasswordPage,
  [WAY_BACK_PATHS.confirmAddress]: ConfirmAddressPage,
  [WAY_BACK_PATHS.undoAddressChange]: UndoAddressChangePage,
  [WAY_BACK_PATHS.recovery]: RecoveryPage,
  [WAY_BACK_PATHS.exportLink]: ExportLinkPage,
};
