/**
 * The federation plugin provides a shared library only when something in the shell imports it. Remotes count on all of them,
 * whatever the shell itself happens to use.
 */
import '@marquee/kit';
import '@marquee/ui';
import '@tanstack/react-query';
import 'i18next';
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'react-i18next';
import 'react-router-dom';
import 'zustand';
