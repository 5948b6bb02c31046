import { useTranslation } from 'react-i18next';

/** The list of one game type. */
export default function GameListPage() {
  const { t } = useTranslation('games');
  return <h1>{t('title.slots')}</h1>;
}
