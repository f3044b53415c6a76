/**
 * The questions, and beside them the panel with the price. On a tablet the device's name is above both; from 1024 on it
 * is only above the questions. The last row takes the extra height of the panel.
 */
export const DEVICE_COLUMNS =
  'w768:grid w768:grid-rows-[auto_auto_1fr] w768:items-start w768:grid-cols-[minmax(0,408fr)_minmax(0,288fr)] w768:gap-x-6 w1024:grid-cols-[minmax(0,1fr)_360px] w1024:gap-x-8 w1280:grid-cols-[minmax(0,1fr)_448px] w1280:gap-x-14';

/** The name of the device. */
export const HEAD_PLACE = 'w768:col-span-2 w1024:col-span-1';

/** The panel, which stays visible while the questions scroll. */
export const PANEL_PLACE =
  'w768:sticky w768:top-22 w768:col-start-2 w768:row-start-2 w768:row-end-4 w768:mt-6 w1024:row-start-1 w1024:mt-0';
