import { startConsole } from './app/start-console';

void startConsole();
