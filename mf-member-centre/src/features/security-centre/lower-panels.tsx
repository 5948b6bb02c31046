import { NotificationPreferences } from '../notification-preferences/notification-preferences';
import { LoginHistory } from './login-history/login-history';
import { OwnData } from './own-data/own-data';
import { Preferences } from './preferences/preferences';
import { ProfilePanel } from './profile/profile-panel';

/** What stands below the first screen of the page, and loads after it. */
export default function LowerPanels() {
  return (
    <>
      <ProfilePanel />
      <Preferences />
      <NotificationPreferences />
      <LoginHistory />
      <OwnData />
    </>
  );
}
