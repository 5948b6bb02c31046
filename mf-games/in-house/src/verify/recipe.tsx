import { usesDraw, wholeRecipe } from '@marquee/contract/fairness/recipes';
import { CodeBlock } from '@marquee/ui/copy-field';
import type { GameName } from '../app/game-name';
import { useText } from '../app/use-text';
import styles from './recipe.module.css';

/** How the game's results are computed, whole: enough to do it by another tool. */
export function Recipe({ game }: { readonly game: GameName }) {
  const t = useText();
  const sentences = usesDraw(game)
    ? (['lead', 'text', 'draw', 'steps'] as const)
    : (['lead', 'text', 'steps'] as const);
  return (
    <section className={styles.recipe}>
      <h2>
        {t('verify.recipe.title')}: {t(`games.${game}`)}
      </h2>
      {sentences.map((key) => (
        <p key={key}>{t(`verify.recipe.${key}`)}</p>
      ))}
      <CodeBlock>{wholeRecipe(game)}</CodeBlock>
    </section>
  );
}
