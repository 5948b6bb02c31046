import type { MemberProfile } from '@marquee/contract/calls/member-profile';
import { useMessages } from '@marquee/kit';
import { Dialog } from '@marquee/ui/dialog';
import { useState } from 'react';
import { useDialog } from '../../dialog/use-dialog';
import { SECURITY_MESSAGES } from '../messages/catalogue';
import { ProfileForm } from './profile-form';

interface ProfileDialogProps {
  readonly profile: MemberProfile;
  readonly onClosed: () => void;
}

/** Fills in what is missing, and changes what is not locked. */
export default function ProfileDialog({ profile, onClosed }: ProfileDialogProps) {
  const text = useMessages(SECURITY_MESSAGES);
  const dialog = useDialog(onClosed);
  // What the form was opened with: a later answer belongs to a later form.
  const [opened] = useState(profile);
  return (
    <Dialog size="md" {...dialog.frame} title={text('profile.editTitle')} description={text('profile.use')}>
      <ProfileForm profile={opened} onDone={dialog.close} />
    </Dialog>
  );
}
