import './federation/provide-shared';
import './bootstrap';
