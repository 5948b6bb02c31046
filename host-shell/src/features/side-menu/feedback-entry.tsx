import { useMessages, useShell } from '@marquee/kit';
import { Megaphone } from '@marquee/ui/icons';
import { SideLink } from './side-link';

interface FeedbackEntryProps {
  readonly expanded: boolean;
  readonly onLeave?: (() => void) | undefined;
}

/** Opens the feedback popup. */
export function FeedbackEntry(props: FeedbackEntryProps) {
  const t = useMessages('shell');
  const { openModal } = useShell();
  return (
    <SideLink
      {...props}
      onOpen={() => openModal('feedbackModal')}
      icon={<Megaphone aria-hidden="true" />}
      label={t('feedback.title')}
    />
  );
}
