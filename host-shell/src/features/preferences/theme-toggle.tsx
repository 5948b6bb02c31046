import { useMessages } from '@marquee/kit';
import { IconButton } from '@marquee/ui';
import { Moon, Sun } from '@marquee/ui/icons';
import { switchTheme, useTheme } from './theme';

export function ThemeToggle() {
  const t = useMessages('shell');
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      icon={isDark ? <Sun /> : <Moon />}
      label={isDark ? t('preferences.light') : t('preferences.dark')}
      onClick={() => switchTheme(isDark ? 'light' : 'dark')}
    />
  );
}
