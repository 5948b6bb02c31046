import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { connectNavigator } from './navigator';

/** Gives the page's router to the services outside React. */
export function useNavigator(): void {
  const navigate = useNavigate();
  useLayoutEffect(() => connectNavigator((to, options) => void navigate(to, options)), [navigate]);
}
