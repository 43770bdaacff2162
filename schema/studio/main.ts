import { renderStudio } from 'sanity'
import config from './sanity.config.ts'

// The Studio warns of HTTP/1.1, which is as fast as any on the machine itself.
sessionStorage.setItem('sanity-studio.network.check.snooze', new Date().toISOString())
renderStudio(document.getElementById('sanity'), config)
