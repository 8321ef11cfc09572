import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toFailure } from '../lib/failure.ts';
import { showToast } from '../ui/toast-store.ts';
import { RequestAddressConfirmationDocument } from './address.operations.generated.ts';
import { confirmationNotSent, confirmationSent } from './address.wording.ts';

/** Sends the confirmation mail again. */
export function useConfirmation(address: string) {
  const [request, { loading }] = useMutation(RequestAddressConfirmationDocument);
  const [isSent, setIsSent] = useState(false);

  async function send() {
    try {
      await request();
      setIsSent(true);
      showToast(confirmationSent(address));
    } catch (error) {
      showToast(confirmationNotSent(toFailure(error).message));
    }
  }

  return { send, isSent, pending: loading };
}
