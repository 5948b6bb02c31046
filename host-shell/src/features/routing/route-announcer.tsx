import { VisuallyHidden } from '@marquee/ui';
import { useShownTitle } from '../../app/page-title';

/** Says the name of the page that has come, as a browser does after a full load. */
export function RouteAnnouncer() {
  return <VisuallyHidden role="status">{useShownTitle()}</VisuallyHidden>;
}
