/** What a card is and has, as bits by definition: for the loops that ask at every prompt. */
export const IS_ENEMY = 1;
export const IS_TERRAIN = 2;
export const IS_DOOR = 4;
export const IS_HERO = 8;
export const IS_WOUND = 16;
export const IS_FATIGUE = 32;
export const IS_ALLY = 64;
export const IS_PERSISTENT = 128;
export const HAS_ATTACK = 256;
export const HAS_DEFENSE = 512;
export const HAS_AP = 1024;
export const HAS_SPECIAL = 2048;
export const HAS_REACTION = 4096;
export const HAS_ACTION = 8192;
/** A Wound or Fatigue that changes attacks, defences, AP. */
export const OF_ATTACK = 16384;
export const OF_DEFENSE = 32768;
export const OF_AP = 65536;
export const IS_AFFLICTION = IS_WOUND | IS_FATIGUE;
