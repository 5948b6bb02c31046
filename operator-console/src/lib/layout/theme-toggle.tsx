import { useMessages } from '@marquee/kit/i18n/use-messages';
import { IconButton } from '@marquee/ui';
import { Moon, Sun } from '@marquee/ui/icons';
import { useState } from 'react';
import { keepTheme, preferredTheme, showTheme } from '../preferences';

export function ThemeToggle() {
  const t = useMessages('console');
  const [theme, setTheme] = useState(preferredTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const toggle = () => {
    showTheme(other);
    keepTheme(other);
    setTheme(other);
  };
  return <IconButton label={t(`theme.${other}`)} icon={theme === 'dark' ? <Sun /> : <Moon />} onClick={toggle} />;
}
